/** Resolves after the next frame has been painted; a tab that is hidden paints nothing, and waits for none. */
export function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
