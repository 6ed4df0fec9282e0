import { onTestFinished, vi } from 'vitest';

/** Stubs `window.open` with the window of an iframe, which the test can inspect. */
export function catchWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const opened = frame.contentWindow;
  if (!opened) throw new Error('no window');
  // Not a spy, which could not be restored once the frame shows another site.
  const close = vi.fn(() => frame.remove());
  opened.close = close;
  const open = vi.spyOn(window, 'open').mockReturnValue(opened);
  onTestFinished(() => {
    open.mockRestore();
    frame.remove();
  });
  return { frame, opened, open, close };
}
