import { type PointerEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { heroDesktop, heroMobile, heroSlots, heroSports, heroTables } from "virtual:site-pictures";
import type { GameCategory } from "#contract/games.ts";
import { BannerText } from "#ui/banner-text.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import type { HomeData } from "#site/home/load-home.ts";
import { useAutoplay } from "#site/home/use-autoplay.ts";

type Providers = HomeData["providers"];
type Slide = {
  eyebrow: string;
  title: string;
  text: string;
  picture: string;
  see: readonly GameCategory[];
  /** In place of the first button's own text. */
  button?: string;
};

/** How far a finger moves sideways before the slide turns. */
const swipeMinimumPx = 40;

/** The numbers of providers and of their games, as the lobby's tabs count them. */
export function countsOf(
  providers: Providers,
  category: GameCategory,
): { studios: number; games: number } {
  const list = providers[category];
  const all = list.ok ? list.data : [];
  return { studios: all.length, games: all.reduce((sum, { gameCount }) => sum + gameCount, 0) };
}

/**
 * The banner's texts, on the first slide the site's own; every number is counted from the lists of
 * this page.
 */
function useSlides(providers: Providers): readonly Slide[] {
  const { texts, site } = useApp();
  const { home } = texts;
  const format = useFormat();
  const casino = countsOf(providers, "casino");
  const slot = countsOf(providers, "slot");
  const sport = countsOf(providers, "sport");
  const shown = (count: number) => format.number(count);
  return [
    {
      eyebrow: home.loungeLabel,
      title: home.moonTitle,
      text: home.moonText(shown(casino.studios), shown(slot.games), shown(sport.studios)),
      picture: heroTables,
      see: ["casino", "slot"],
      ...site.look?.banner,
    },
    {
      eyebrow: home.slotLabel,
      title: home.slotTitle,
      text: home.slotText(shown(slot.studios), shown(slot.games)),
      picture: heroSlots,
      see: ["slot"],
    },
    {
      eyebrow: home.sportLabel,
      title: home.sportTitle,
      text: home.sportText(shown(sport.studios)),
      picture: heroSports,
      see: ["sport"],
    },
  ];
}

function SlideText({ slide, first, hidden }: { slide: Slide; first: boolean; hidden: boolean }) {
  const { home } = useTexts();
  const [, setQuery] = useSearchParams();
  const see = (category: GameCategory) => {
    setQuery({ tab: category }, { preventScrollReset: true });
    document.getElementById("lobby")?.scrollIntoView({ block: "start" });
  };
  const labels = { casino: home.seeCasinos, slot: home.seeSlots, sport: home.seeSports };
  return (
    <BannerText {...slide} heading={first ? "h1" : "h2"} hidden={hidden}>
      {slide.see.map((category, index) => (
        <Button
          key={category}
          look={index === 0 ? "gold" : "ghost"}
          text={(index === 0 && slide.button) || labels[category]}
          onClick={() => see(category)}
        />
      ))}
    </BannerText>
  );
}

/** Turns when a finger has moved sideways; a mouse presses the buttons. */
function useSwipe(turn: (step: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const across = clientX - from.current.x;
      const down = clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) > Math.max(swipeMinimumPx, Math.abs(down))) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

/** The banner: three slides over one night sky. Once touched it stops moving for good. */
export function Hero({ providers }: { providers: Providers }) {
  const { home } = useTexts();
  const format = useFormat();
  const slides = useSlides(providers);
  const area = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const turn = (step: number) => setIndex((now) => (now + step + slides.length) % slides.length);
  const autoplay = useAutoplay(area, () => turn(1));
  const go = (step: number) => {
    autoplay.stop();
    turn(step);
  };
  const swipe = useSwipe(go);
  const position = home.slide(format.number(index + 1), format.number(slides.length));
  return (
    <section
      ref={area}
      className="hero"
      {...swipe}
      aria-roledescription={home.carousel}
      aria-label={home.banner}
    >
      <div className="car">
        <button
          type="button"
          aria-label={autoplay.playing ? home.pauseSlides : home.playSlides}
          onClick={autoplay.toggle}
        >
          <Icon name={autoplay.playing ? "pause" : "play"} />
        </button>
        <button type="button" aria-label={home.previousSlide} onClick={() => go(-1)}>
          <Icon name="caret-left" />
        </button>
        <span className="pg num" aria-hidden="true">
          {index + 1} / {slides.length}
        </span>
        <button type="button" aria-label={home.nextSlide} onClick={() => go(1)}>
          <Icon name="caret-right" />
        </button>
      </div>
      <picture>
        <source media="(max-width: 899.98px)" srcSet={heroMobile} />
        <img
          className="hero-art"
          src={heroDesktop}
          alt=""
          width="1320"
          height="380"
          fetchPriority="high"
        />
      </picture>
      {slides.map(({ picture }, each) => (
        <span key={picture} className="hero-object" data-shown={each === index || undefined}>
          <img src={picture} alt="" width="600" height="300" draggable={false} />
        </span>
      ))}
      <div aria-live={autoplay.playing ? "off" : "polite"}>
        <span className="vh">{position}</span>
        {slides.map((slide, each) => (
          <SlideText key={slide.title} slide={slide} first={each === 0} hidden={each !== index} />
        ))}
      </div>
    </section>
  );
}
