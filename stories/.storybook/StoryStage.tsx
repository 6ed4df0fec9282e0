import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { translation } from '#src/texts/texts.ts';
import { addTraditional } from '#src/texts/traditional/traditional.ts';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import type { ChangedTexts } from '#test/texts/changed-texts.ts';
import { zoomFrame } from './zoom.ts';

export type StageTheme = 'light' | 'dark';
export type StageRoot = 'light' | 'shadow';

interface StoryStageProps {
  theme: StageTheme;
  root: StageRoot;
  brand: string | undefined;
  /** The language, with the texts that the toolbar has changed. */
  spoken: ChangedTexts;
  /** In percent. */
  zoom: number;
  padded: boolean;
  children: ReactNode;
}

// A story has no provider that would load them.
addTraditional();

/** Renders a story on its Surface, in the document or in a shadow root, as chosen in the toolbar. */
export function StoryStage({ theme, root, brand, spoken, zoom, padded, children }: StoryStageProps) {
  const language = useMemo(
    () => translation.of({ locale: spoken.locale, overrides: spoken.texts }),
    [spoken],
  );
  const stage = (shadow: ShadowRoot | null) => (
    <ThemeRoot root={shadow} theme={theme} brand={brand} language={language}>
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
    document.documentElement.lang = spoken.locale;
  }, [spoken]);
  useLayoutEffect(() => {
    zoomFrame(zoom);
    return () => zoomFrame(100);
  }, [zoom]);
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
