import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { translation, type Locale } from '#src/texts/texts.ts';
import { addTraditional } from '#src/texts/traditional/traditional.ts';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';

export type StageTheme = 'light' | 'dark';
export type StageRoot = 'light' | 'shadow';

interface StoryStageProps {
  theme: StageTheme;
  root: StageRoot;
  brand: string | undefined;
  locale: Locale;
  padded: boolean;
  children: ReactNode;
}

// A story has no provider that would load them.
addTraditional();

const languages = {
  'zh-CN': { locale: 'zh-CN', overrides: {} },
  'zh-Hant': translation.of({ locale: 'zh-Hant', overrides: {} }),
  en: { locale: 'en', overrides: {} },
} as const;

/** Renders a story on its Surface, in the document or in a shadow root, as chosen in the toolbar. */
export function StoryStage({ theme, root, brand, locale, padded, children }: StoryStageProps) {
  const stage = (shadow: ShadowRoot | null) => (
    <ThemeRoot root={shadow} theme={theme} brand={brand} language={languages[locale]}>
      <div
        style={{
          boxSizing: 'border-box',
          minBlockSize: '100vh',
          padding: padded ? 24 : 0,
          background: 'var(--portal-canvas)',
        }}
      >
        {children}
      </div>
    </ThemeRoot>
  );
  // Storybook's own padding would appear as a white frame in the dark theme.
  useLayoutEffect(() => {
    document.body.style.padding = '0';
    document.documentElement.lang = locale;
  }, [locale]);
  return root === 'shadow' ? <ShadowStage key="shadow">{stage}</ShadowStage> : stage(null);
}

function ShadowStage({ children }: { children: (shadow: ShadowRoot) => ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (element) setShadow(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  return <div ref={host}>{shadow ? createPortal(children(shadow), shadow) : null}</div>;
}
