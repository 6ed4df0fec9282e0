/** Returns the focused element, also inside open shadow roots. */
export function focusedElement(node: Node): HTMLElement | null {
  let focused = node.ownerDocument?.activeElement ?? null;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== focused.ownerDocument.body ? focused : null;
}
