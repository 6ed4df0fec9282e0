/** Returns the accessible name of the focused element; '' without focus, or if the element has no name. */
export function nameOfPlace(root: Document | ShadowRoot): string {
  const focused = root.activeElement;
  if (!focused || focused === document.body) return '';
  const label = focused.getAttribute('aria-label');
  if (label) return label;
  const labelled = focused.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (labelled.length > 0) return labelled.map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
  if (focused instanceof HTMLInputElement && focused.labels)
    return [...focused.labels].map((one) => one.textContent).join(' ');
  return focused.matches('h1, h2, h3, h4, a, button, [role=tab]') ? (focused.textContent ?? '') : '';
}
