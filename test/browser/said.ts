const textOf = (element: HTMLElement) => element.textContent.trim();

function* elementsIn(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}

const isSeen = (element: HTMLElement) =>
  element.checkVisibility() && element.getBoundingClientRect().width > 1;

/** How often a text is seen on the page, shadow roots included. */
export function countOf(text: string): number {
  let count = 0;
  for (const element of elementsIn(document.body)) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(text),
    );
    if (hasText && isSeen(element)) count += 1;
  }
  return count;
}

/** The texts of all alerts and toasts of the page, shadow roots included. */
export function messages(): string[] {
  const found = [...elementsIn(document.body)].filter(
    (element) => (element.role === 'alert' || element.part.contains('toast')) && isSeen(element),
  );
  const outermost = found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
  return outermost.map(textOf).filter(Boolean);
}

/** The focused element, within whichever shadow root it is. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
