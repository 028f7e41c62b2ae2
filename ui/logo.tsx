import "#ui/logo.css";

/** Below a name in other letters. */
const latinName = "DALBIT";

const gold = "url(#logo-gold)";

/** The moon over water; decorative, because the name is text beside it. */
function Mark() {
  return (
    <svg width="38" height="38" viewBox="0 0 38 38" aria-hidden="true" focusable="false">
      <rect width="38" height="38" rx="11" fill="#1B2040" />
      <circle cx="19" cy="16.5" r="9.5" fill={gold} />
      <circle cx="23.5" cy="13.5" r="8" fill="#1B2040" />
      <path
        d="M7 26.5c3-2 5-2 8 0s5 2 8 0 5-2 8 0"
        stroke={gold}
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M11 31.5c2.5-1.5 4-1.5 6 0s4 1.5 6 0"
        stroke="#7E86C9"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The gradient that every logo on the page uses; once, and never inside something hidden. */
export const LogoPaint = () => (
  <svg className="vh" width="0" height="0" aria-hidden="true" focusable="false">
    <linearGradient id="logo-gold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#FFF1C4" />
      <stop offset="1" stopColor="#E2AF4C" />
    </linearGradient>
  </svg>
);

type OwnLogo = { src: string; width?: number };

type LogoProps = {
  /** The site's name, the text of its own logo. */
  name: string;
  /** The built-in name in the page's language. */
  brand: string;
  own?: OwnLogo | undefined;
};

/** The site's own logo, or the mark with the name beside it. */
export function Logo({ name, brand, own }: LogoProps) {
  if (own) return <img src={own.src} alt={name} width={own.width} height="38" />;
  return (
    <>
      <Mark />
      <span>
        {name}
        {name === brand && brand.toUpperCase() !== latinName && (
          <small lang="en"> {latinName}</small>
        )}
      </span>
    </>
  );
}
