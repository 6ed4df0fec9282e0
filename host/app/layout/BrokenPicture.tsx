/** Illustration of a broken window, for errors. */
export function BrokenPicture() {
  return (
    <svg className="portal-page-message-picture" viewBox="0 0 280 180" aria-hidden="true">
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <rect className="paper" x="56" y="24" width="168" height="112" rx="12" />
      <path className="line" d="M56 50h168" />
      <path className="line" d="M72 37h1M84 37h1M96 37h1" />
      <path className="brand" d="M112 112c8-18 48-18 56 0" />
      <path className="brand" d="M116 76l12 12M128 76l-12 12M152 76l12 12M164 76l-12 12" />
    </svg>
  );
}
