/** The feedback while its script loads, as markup of a declarative shadow root: as large, in the same place. */
export const feedbackPlaceholder = /* HTML */ `
  <style>
    button {
      position: fixed;
      right: 24px;
      bottom: 84px;
      z-index: 40;
      display: grid;
      place-items: center;
      box-sizing: border-box;
      width: 56px;
      height: 56px;
      padding: 0;
      border: 0;
      border-radius: 50%;
      background: var(--portal-brand, #3156e4);
      color: #fff;
    }

    @media (width < 992px) {
      button {
        right: 12px;
        bottom: calc(max(16px, env(safe-area-inset-bottom)) + 160px);
      }
    }
  </style>
  <button disabled aria-label="{name}">
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path
        d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"
      />
      <path d="M7 11h10" />
      <path d="M7 15h6" />
      <path d="M7 7h8" />
    </svg>
  </button>
`;
