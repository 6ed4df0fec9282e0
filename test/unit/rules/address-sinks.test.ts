// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openWindow, setAddress, setMedia } from '#src/rules/address-sinks.ts';
import { mediaUrl } from '#src/rules/media-url.ts';

afterEach(() => void vi.restoreAllMocks());

it('lets a picture request its address', () => {
  const picture = document.createElement('img');
  setMedia(picture, mediaUrl('https://pictures.example/1.png', 'https://portal.example'));
  expect(picture.src).toBe('https://pictures.example/1.png');
});

it('lets a link lead to its address', () => {
  const link = document.createElement('a');
  setAddress(link, '/project?id=1');
  expect(link.getAttribute('href')).toBe('/project?id=1');
});

it('opens a window, with features only where there are some', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  expect(openWindow('/live', 'live')).toBe(window);
  expect(openWindow('about:blank', '_blank', 'popup')).toBe(window);
  expect(opened.mock.calls).toEqual([
    ['/live', 'live'],
    ['about:blank', '_blank', 'popup'],
  ]);
});

it('has no window where the browser blocks it', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(openWindow('/live', 'live')).toBeNull();
});
