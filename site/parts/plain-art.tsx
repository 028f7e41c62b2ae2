import "#site/parts/plain-page.css";
import { heroMobile } from "virtual:site-pictures";

/** The moon over the lake above the words of a page with nothing else to show. */
export const PlainArt = () => (
  <img className="plain-art" src={heroMobile} alt="" width="390" height="260" />
);
