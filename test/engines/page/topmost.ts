/** The element that a pointer at this place of the window hits, also within open shadow roots. */
export function topmostAt({ x, y }: { x: number; y: number }): Element | null {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}
