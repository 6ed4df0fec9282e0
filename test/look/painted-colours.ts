import type { Page } from 'playwright';

/**
 * Every colour that the page paints: of texts, backgrounds, borders, outlines, shadows, shapes and marks, through all
 * shadow roots. Two lists of the same page differ where a colour of something visible does.
 */
export const paintedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pseudos = ['', '::before', '::after', '::placeholder', '::marker'] as const;
    const sides = ['top', 'right', 'bottom', 'left'] as const;

    function* elementsIn(root: Document | ShadowRoot): Generator<Element> {
      for (const element of root.querySelectorAll('*')) {
        yield element;
        if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
      }
    }

    /** One pixel wide is what is there for screen readers alone. */
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };

    const hasText = (element: Element, pseudo: string) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        return pseudo === '::placeholder'
          ? element.value === '' && element.placeholder !== ''
          : element.value !== '';
      if (pseudo === '::placeholder') return false;
      if (pseudo !== '') return true;
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    };

    function* coloursOf(element: Element, pseudo: (typeof pseudos)[number]): Generator<string> {
      const style = getComputedStyle(element, pseudo || null);
      if ((pseudo === '::before' || pseudo === '::after') && style.content === 'none') return;
      if (pseudo === '::marker' && getComputedStyle(element).display !== 'list-item') return;
      if (hasText(element, pseudo)) yield style.color;
      if (pseudo === '::placeholder' || pseudo === '::marker') return;
      yield style.backgroundColor;
      yield style.backgroundImage;
      yield style.boxShadow;
      for (const side of sides)
        if (style.getPropertyValue(`border-${side}-width`) !== '0px')
          yield style.getPropertyValue(`border-${side}-color`);
      if (style.outlineStyle !== 'none') yield style.outlineColor;
      if (style.textDecorationLine !== 'none') yield style.textDecorationColor;
      if (element instanceof SVGGeometryElement) yield `${style.fill} ${style.stroke}`;
      if (element instanceof HTMLInputElement) yield style.accentColor;
    }

    return [...elementsIn(document)]
      .filter(isSeen)
      .flatMap((element) => pseudos.flatMap((pseudo) => [...coloursOf(element, pseudo)]));
  });
