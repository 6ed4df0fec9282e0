/**
 * Magnifies the frame of the story as a browser's zoom does: its window gets smaller by as much, so that the layout
 * answers. In a tab of its own a story has no frame; there the browser's own zoom does it.
 */
export function zoomFrame(percent: number): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  const share = percent === 100 ? '' : `${10_000 / percent}%`;
  Object.assign(frame.style, {
    width: share,
    height: share,
    margin: share && '0',
    transform: share && `scale(${percent / 100})`,
    transformOrigin: share && 'top left',
  });
}
