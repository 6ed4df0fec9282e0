import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LanguageContext } from '../../texts/useTexts.ts';
import type { Language } from '../../texts/texts.ts';
import base from '../../theme/base.css?inline';
import { registerColours } from '../../theme/register-colours.ts';
import { hasRelativeColours } from '../../theme/relative-colours.ts';
import tokens from '../../theme/tokens.css?inline';
import { adoptStyles, StyleRootContext } from '../../theme/useStyles.ts';
import { startLater } from '../loading/start-later.ts';
import { ThemeRootContext } from './theme-root-context.ts';
import { createToaster, type Toaster } from '../toasts/toaster.ts';
import { prefetchToasts, ToastHost } from '../toasts/ToastHost.tsx';

export interface ThemeRootProps {
  /**
   * The document or shadow root that contains this root; defaults to that of the parent root, else the page.
   */
  root?: Document | ShadowRoot | null;
  /** Defaults to auto, which follows the system. */
  theme?: 'auto' | 'light' | 'dark';
  /** Any CSS colour; it applies if the page sets no `--portal-brand`. */
  brand?: string;
  /** Defaults to the language of the parent root, else Chinese. */
  language?: Language;
  /** Pass a toaster to show messages from outside of React as well; defaults to a separate one. */
  toaster?: Toaster;
  className?: string;
  children?: ReactNode;
}

/** Provides styles, theme, language, dialogs and toasts to all portal components inside. */
export function ThemeRoot({
  root,
  theme = 'auto',
  brand,
  language,
  toaster,
  className,
  children,
}: ThemeRootProps) {
  const outerRoot = useContext(StyleRootContext);
  const outerLanguage = useContext(LanguageContext);
  const styleRoot = root ?? outerRoot;
  const spoken = language ?? outerLanguage;

  useLayoutEffect(() => {
    const target = styleRoot ?? document;
    registerColours(target.ownerDocument ?? target);
    adoptStyles(target, tokens);
    adoptStyles(target, base);
  }, [styleRoot]);

  const content = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const focusPath = useRef<readonly EventTarget[]>([]);
  useEffect(() => {
    const element = content.current;
    if (!element || !isFocused) return undefined;
    return startLater(() =>
      import('../focus/focus-keeper.ts').then(
        ({ keepFocus }) =>
          () =>
            keepFocus(element, focusPath.current),
      ),
    );
  }, [isFocused]);

  const overlay = useRef<HTMLDivElement>(null);
  const [ownToaster] = useState(createToaster);

  const [onTop, setOnTop] = useState<ReactNode>(null);
  const messages = toaster ?? ownToaster;
  const scope = useMemo(() => ({ overlay, toaster: messages, setOnTop }), [messages]);

  // Not an inline style, which a content policy forbids in a server's HTML.
  useLayoutEffect(() => content.current?.style.setProperty('--portal-own-brand', brand ?? ''), [brand]);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element || hasRelativeColours()) return undefined;
    return startLater(() =>
      import('../../theme/computed-tones.ts').then(
        ({ keepComputedTones }) =>
          () =>
            keepComputedTones(element),
      ),
    );
  }, []);

  return (
    <StyleRootContext.Provider value={styleRoot}>
      <LanguageContext.Provider value={spoken}>
        <ThemeRootContext.Provider value={scope}>
          <div
            ref={content}
            className={className ? `portal-root ${className}` : 'portal-root'}
            lang={spoken.locale}
            data-theme={theme === 'auto' ? undefined : theme}
            // An interaction may soon cause a toast, perhaps about a lost connection that would prevent
            // loading it.
            onPointerEnter={prefetchToasts}
            onFocus={({ nativeEvent }) => {
              prefetchToasts();
              focusPath.current = nativeEvent.composedPath();
              setFocused(true);
            }}
          >
            {children}
            <div ref={overlay} />
            {onTop}
            <ToastHost />
          </div>
        </ThemeRootContext.Provider>
      </LanguageContext.Provider>
    </StyleRootContext.Provider>
  );
}
