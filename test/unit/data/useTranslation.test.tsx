import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTranslation } from '#src/data/useTranslation.ts';
import { chinese, translation, type Language, type Locale } from '#src/texts/texts.ts';
import { eventually } from '../../eventually.ts';

/** In place of the real one, which brings all texts: `test/unit/texts` has it. */
const speakTraditional = vi.hoisted(() => vi.fn());
vi.mock('#src/data/traditional.ts', () => ({ speakTraditional }));

const { of } = translation;
const toTraditional = (language: Language): Language => ({ ...language, locale: 'zh-Hant' });
beforeEach(() => {
  // Another test file may have brought the texts.
  translation.of = (language) => language;
  speakTraditional.mockReset();
  speakTraditional.mockImplementation((_: Document, onCome: () => void) => {
    translation.of = toTraditional;
    onCome();
  });
});
afterEach(() => {
  cleanup();
  translation.of = of;
});

const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

function show(locale: Locale) {
  const root = document.implementation.createHTMLDocument();
  return { root, ...renderHook((spoken: Locale) => useTranslation(spoken, root), { initialProps: locale }) };
}

it.each<Locale>(['zh-CN', 'en'])('loads nothing for %s', async (locale) => {
  const { result } = show(locale);
  await aMoment();
  expect(speakTraditional).not.toHaveBeenCalled();
  expect(result.current(chinese)).toBe(chinese);
});

it('brings the texts and fonts of Traditional Chinese to the root, once it is chosen', async () => {
  const { root, result, rerender } = show('zh-CN');
  rerender('zh-Hant');
  await eventually(() =>
    expect(speakTraditional).toHaveBeenCalledExactlyOnceWith(root, expect.any(Function)),
  );
  await eventually(() => expect(result.current).toBe(toTraditional));
  // The next line that comes back has nothing to bring.
  window.dispatchEvent(new Event('online'));
  await aMoment();
  expect(speakTraditional).toHaveBeenCalledOnce();
});
