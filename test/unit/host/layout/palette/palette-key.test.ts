import { expect, test } from 'vitest';
import { isAppleSystem, isPaletteKey } from '#host/app/layout/palette/palette-key.ts';

type Pressed = Parameters<typeof isPaletteKey>[0];

const pressed = (given: Partial<Pressed>): Pressed => ({
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 75,
  defaultPrevented: false,
  target: null,
  ...given,
});

const field = document.createElement('input');
const editor = Object.assign(document.createElement('div'), { contentEditable: 'true' });

test.each<[what: string, given: Partial<Pressed>, elsewhere: boolean, onApple: boolean]>([
  ['Ctrl+K', { ctrlKey: true }, true, false],
  ['Ctrl+K with caps lock', { ctrlKey: true, key: 'K' }, true, false],
  ['⌘K', { metaKey: true }, false, true],
  ['Ctrl+K in a field', { ctrlKey: true, target: field }, true, false],
  ['⌘K in a field', { metaKey: true, target: field }, false, true],
  ['Ctrl+K in an editor', { ctrlKey: true, target: editor }, false, false],
  ['⌘K in an editor', { metaKey: true, target: editor }, false, false],
  ['K', {}, false, false],
  ['Ctrl+L', { ctrlKey: true, key: 'l' }, false, false],
  ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false, false],
  ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false, false],
  ['Ctrl+⌘+K', { ctrlKey: true, metaKey: true }, false, false],
  ['Ctrl+K that is held down', { ctrlKey: true, repeat: true }, false, false],
  ['Ctrl+K that somebody has taken', { ctrlKey: true, defaultPrevented: true }, false, false],
  ['Ctrl+K while a word is composed', { ctrlKey: true, isComposing: true }, false, false],
  ['Ctrl+K that ends a composition in Safari', { metaKey: true, keyCode: 229 }, false, false],
])('%s', (_, given, elsewhere, onApple) => {
  expect(isPaletteKey(pressed(given), false)).toBe(elsewhere);
  expect(isPaletteKey(pressed(given), true)).toBe(onApple);
});

test.each([
  ['MacIntel', true],
  ['iPad', true],
  ['iPhone', true],
  ['Win32', false],
  ['Linux x86_64', false],
  ['', false],
])('%j is Apple’s: %s', (platform, isApple) => {
  expect(isAppleSystem(platform)).toBe(isApple);
});
