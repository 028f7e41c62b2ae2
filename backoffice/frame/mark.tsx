/** The moon over water; the name is text beside it, so the drawing is decorative. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 38 38" aria-hidden="true" focusable="false">
    <rect width="38" height="38" rx="11" fill="#1B2040" />
    <circle cx="19" cy="16.5" r="9.5" fill="#F3C969" />
    <circle cx="23.5" cy="13.5" r="8" fill="#1B2040" />
    <path
      d="M7 26.5c3-2 5-2 8 0s5 2 8 0 5-2 8 0"
      stroke="#F3C969"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
  </svg>
);
