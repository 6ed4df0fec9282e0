import { useEffect, useState } from 'react';
import { translation, type Language, type Locale } from '../texts/texts.ts';
import { onReconnect } from '../ui/loading/on-reconnect.ts';

/** Adds the texts of a language that are converted, once they are here; without a connection it stays Simplified Chinese. */
export function useTranslation(
  locale: Locale,
  root: Document | ShadowRoot | undefined,
): (language: Language) => Language {
  const [translate, setTranslate] = useState(() => translation.of);
  useEffect(() => {
    if (locale !== 'zh-Hant') return undefined;
    const load = () =>
      void import('./traditional.ts').then(
        ({ speakTraditional }) => {
          stop();
          speakTraditional(root, () => setTranslate(() => translation.of));
        },
        () => {},
      );
    const stop = onReconnect(load);
    load();
    return stop;
  }, [locale, root]);
  return translate;
}
