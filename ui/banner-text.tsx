import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** Each sentence of a title or text has its own line where there is room. */
const Lines = ({ text }: { text: string }) =>
  // oxlint-disable-next-line react/no-array-index-key -- two lines can say the same
  text.split("\n").map((line, place) => <span key={place}>{line} </span>);

type BannerTextProps = {
  eyebrow: string;
  title: string;
  text: string;
  heading: "h1" | "h2";
  hidden: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** What is written on one slide of the home page's banner. */
export function BannerText(props: BannerTextProps) {
  const { eyebrow, title, text, heading: Title, hidden, children } = props;
  return (
    <div className="hero-c" hidden={hidden}>
      <p className="eb">
        <Icon name="moon" />
        {eyebrow}
      </p>
      <Title className="hero-title">
        <Lines text={title} />
      </Title>
      <p className="hero-text">
        <Lines text={text} />
      </p>
      <div className="cta">{children}</div>
    </div>
  );
}
