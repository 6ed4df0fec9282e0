/*
 * Where an address takes effect outside JSX; the linter forbids the same anywhere else. A router's `pushState` is none: it
 * never leaves the origin.
 */
import type { MediaUrl } from './media-url.ts';
import type { SafeUrl } from './safe-url.ts';

/** Lets an element request a picture, a video or captions. */
export function setMedia(element: { src: string }, url: MediaUrl): void {
  element.src = url;
}

/** Lets a link lead to an address; a file of our own making has a `blob:` one. */
export function setAddress(link: Element, url: SafeUrl | `blob:${string}`): void {
  link.setAttribute('href', url);
}

/** Opens another window; null if the browser blocks it. */
export function openWindow(
  url: SafeUrl | 'about:blank',
  name: string,
  ...features: [features?: string]
): Window | null {
  return window.open(url, name, ...features);
}
