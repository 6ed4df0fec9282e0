// @vitest-environment node
import { expect, test } from 'vitest';

test.each(['avatar', 'header', 'search', 'footer', 'side-tools', 'bell'])(
  'importing the element %s outside of a browser succeeds and defines nothing',
  async (widget) => {
    expect(typeof globalThis.customElements).toBe('undefined');
    await import(`#widgets/${widget}/element.ts`);
    expect(typeof globalThis.customElements).toBe('undefined');
    expect(typeof globalThis.document).toBe('undefined');
  },
);
