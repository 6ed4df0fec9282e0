/** Starts the portal once the first picture is painted: evaluating the portal's code would hold the picture up. */
void firstFrame().then(() => import('./main.tsx'));

/** Resolves once a frame is painted, or at once in a tab that paints nothing. */
function firstFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
