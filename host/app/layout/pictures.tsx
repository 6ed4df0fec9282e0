const frame = { className: 'portal-notice-picture', viewBox: '0 0 280 180', 'aria-hidden': true } as const;

/** Illustration of a page under construction. */
export function BuildingPicture() {
  return (
    <svg {...frame}>
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <rect className="soft" x="34" y="30" width="96" height="112" rx="12" transform="rotate(-8 82 86)" />
      <rect className="paper" x="70" y="22" width="140" height="126" rx="12" />
      <path className="line" d="M92 52h64M92 74h96M92 96h72" />
      <path className="brand" d="M170 128l42-42 14 14-42 42-18 4z" />
      <path className="brand" d="M204 94l14 14" />
    </svg>
  );
}

/** Illustration of a map, for pages that were not found. */
export function LostPicture() {
  return (
    <svg {...frame}>
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <path className="paper" d="M52 44l58-18 60 18 58-18v102l-58 18-60-18-58 18z" />
      <path className="line" d="M110 30v94M170 48v92" />
      <path className="line" d="M70 112c18-20 26 6 44-14s24-34 44-20" strokeDasharray="1 12" />
      <path className="brand" d="M186 104c-14-18-22-28-22-40a22 22 0 0 1 44 0c0 12-8 22-22 40z" />
      <path className="brand" d="M180 58l12 12M192 58l-12 12" />
    </svg>
  );
}

/** Illustration of a broken window, for errors. */
export function BrokenPicture() {
  return (
    <svg {...frame}>
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <rect className="paper" x="56" y="24" width="168" height="112" rx="12" />
      <path className="line" d="M56 50h168" />
      <path className="line" d="M72 37h1M84 37h1M96 37h1" />
      <path className="brand" d="M112 112c8-18 48-18 56 0" />
      <path className="brand" d="M116 76l12 12M128 76l-12 12M152 76l12 12M164 76l-12 12" />
    </svg>
  );
}
