import { expect, test } from 'vitest';
import { useFileGuard } from '#host/app/layout/useFileGuard.ts';
import { drag } from '../drag.ts';
import { video } from './editor/editor-scene.tsx';
import { mount } from '../mount.tsx';

function Guarded() {
  useFileGuard();
  return <input type="file" aria-label="附件" />;
}

test('a file that misses every drop zone does not replace the portal; a file input and text stay as they are', () => {
  const { getByLabelText, unmount } = mount(<Guarded />);
  const files = [video('课堂实录.mp4')];
  const missed = drag('dragover', document.body, files);
  expect(missed.defaultPrevented).toBe(true);
  expect(drag('drop', document.body, files).defaultPrevented).toBe(true);
  expect(drag('drop', getByLabelText('附件'), files).defaultPrevented).toBe(false);
  expect(drag('drop', document.body, []).defaultPrevented).toBe(false);
  unmount();
  expect(drag('dragover', document.body, files).defaultPrevented).toBe(false);
});
