/** Illustrates the preparation of a lesson (board, book, laptop, plant) in shades of the brand color. */
export function BrandPicture() {
  return (
    <svg className="portal-entry-picture" viewBox="0 0 420 300" aria-hidden="true">
      <circle className="glow" cx="210" cy="150" r="138" />
      <rect className="board" x="74" y="34" width="272" height="164" rx="14" />
      <rect className="board-inner" x="88" y="48" width="244" height="136" rx="8" />
      <path className="chalk" d="M112 152c22-4 30-44 54-44s26 26 50 22 28-52 58-58" />
      <path className="chalk faint" d="M112 76h52M112 94h34" />
      <circle className="dot" cx="166" cy="108" r="6" />
      <circle className="dot" cx="216" cy="130" r="6" />
      <circle className="dot strong" cx="276" cy="72" r="8" />
      <rect className="table" x="32" y="246" width="356" height="12" rx="6" />
      <path className="leg" d="M70 258v30M350 258v30" />
      <path className="screen" d="M158 176h104a8 8 0 0 1 8 8v54H150v-54a8 8 0 0 1 8-8z" />
      <path className="key" d="M134 238h152l8 8H126z" />
      <path className="play" d="M202 196l20 12-20 12z" />
      <path
        className="book"
        d="M312 246v-46c10-7 22-7 32 0 10-7 22-7 32 0v46c-10-5-22-5-32 0-10-5-22-5-32 0z"
        transform="translate(-16 0)"
      />
      <path className="spine" d="M328 200v46" />
      <path className="pot" d="M62 220h40l-5 26H67z" />
      <path
        className="leaf"
        d="M82 220c-2-22-20-26-30-24 2 16 14 24 30 24zM82 220c-2-30 10-44 26-48 4 22-6 42-26 48zM82 220c0-16-6-34-16-44-8 16-2 36 16 44z"
      />
    </svg>
  );
}
