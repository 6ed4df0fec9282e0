/** The header while its script loads, as markup of a declarative shadow root: as large, in the same place. */
export const headerPlaceholder = /* HTML */ `
  <style>
    :host {
      display: block;
      position: sticky;
      top: 0;
      z-index: 40;
    }

    header {
      border-bottom: 1px solid;
      border-color: #e2e4e9;
      border-color: light-dark(#e2e4e9, #2c3039);
      background: #fff;
      background: light-dark(#fff, #171a21);
      color: #4f5562;
      color: light-dark(#4f5562, #c7cbd1);
      color-scheme: {scheme};
    }

    section {
      display: flex;
      align-items: center;
      justify-content: space-between;
      box-sizing: border-box;
      max-width: 1440px;
      height: 68px;
      margin: auto;
      padding: 0 32px;
    }

    i {
      width: 160px;
      height: 32px;
      border-radius: 6px;
      background: currentcolor;
      opacity: 0.1;
    }

    @media (width < 1200px) {
      section {
        padding: 0 24px;
      }
    }

    @media (width < 992px) {
      section {
        height: 56px;
        padding: 0 16px;
      }
    }
  </style>
  <header>
    <section><i></i></section>
  </header>
`;
