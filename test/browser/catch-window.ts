import { onTestFinished, vi } from 'vitest';

/** Lets `window.open` give a window that the test can look into: a frame's. */
export function catchWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const opened = frame.contentWindow;
  if (!opened) throw new Error('no window');
  // No spy, which could not be restored once the frame shows another site.
  const close = vi.fn(() => frame.remove());
  opened.close = close;
  const open = vi.spyOn(window, 'open').mockReturnValue(opened);
  onTestFinished(() => {
    open.mockRestore();
    frame.remove();
  });
  return { frame, opened, open, close };
}
