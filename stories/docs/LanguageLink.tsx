import { useTexts } from '#src/texts/useTexts.ts';
import { useDocsLocale } from './docs-locale.ts';
import { pageUrl } from './page-url.ts';
import { translationOf } from './pages.ts';
import { docsTexts } from './texts.ts';

/** Leads to the same page in the other language, and turns the toolbar's language too. */
export function LanguageLink({ pageId }: { pageId: string }) {
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  const other = locale === 'en' ? 'zh-CN' : 'en';
  return (
    <a href={pageUrl(translationOf(pageId) ?? pageId, other)} target="_top" lang={other}>
      {words.otherLanguage}
    </a>
  );
}
