import { useEffect, type ReactNode } from 'react';
import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { themes } from 'storybook/theming';
import type { Language } from '#src/texts/texts.ts';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './docs.css?inline';
import type { DocsLocale } from './docs-locale.ts';
import { DocsSearch } from './DocsSearch.tsx';
import { DocsThemeContext, useToolbar } from './docs-theme.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { localeOfPage } from './pages.ts';

const languages: Record<DocsLocale, Language> = {
  'zh-CN': { locale: 'zh-CN', overrides: {} },
  en: { locale: 'en', overrides: {} },
};

interface DocsFrameProps {
  context: DocsContextProps;
  children?: ReactNode;
}

/** A documentation page: our tokens instead of Storybook's styles, a search field, and the way to the other language. */
export function DocsFrame({ context, children }: DocsFrameProps) {
  const toolbar = useToolbar(context);
  const id = new URLSearchParams(window.location.search).get('id') ?? '';
  const locale = localeOfPage(id) ?? toolbar.locale;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <DocsContainer context={context} theme={themes[toolbar.theme]}>
      {/* Storybook leaves alone what stands in this class. */}
      <ThemeRoot theme={toolbar.theme} language={languages[locale]} className="sb-unstyled docs">
        <DocsThemeContext value={toolbar.theme}>
          <Article pageId={id}>{children}</Article>
        </DocsThemeContext>
      </ThemeRoot>
    </DocsContainer>
  );
}

function Article({ pageId, children }: { pageId: string; children: ReactNode }) {
  useStyles(css);
  return (
    <>
      <header className="docs-head">
        <DocsSearch />
        <LanguageLink pageId={pageId} />
      </header>
      <main>{children}</main>
    </>
  );
}
