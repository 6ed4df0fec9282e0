/** The bell while its script loads, as markup of a declarative shadow root: as large, in the same place. */
export const bellPlaceholder = /* HTML */ `
  <style>
    :host {
      display: inline-block;
    }

    button {
      display: inline-grid;
      place-items: center;
      box-sizing: border-box;
      width: 40px;
      height: 40px;
      padding: 0;
      border: 0;
      background: none;
      color-scheme: {scheme};
      color: #4f5562;
      color: light-dark(#4f5562, #c7cbd1);
    }

    @media (width < 992px) {
      button {
        width: 44px;
        height: 44px;
      }
    }
  </style>
  <button disabled aria-label="{name}">
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="M10.268 21a2 2 0 0 0 3.464 0" />
      <path
        d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"
      />
    </svg>
  </button>
`;
