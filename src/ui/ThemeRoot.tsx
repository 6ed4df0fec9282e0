import {
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { LanguageContext } from '../texts/useTexts.ts';
import type { Language } from '../texts/texts.ts';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import { adoptStyles, StyleRootContext } from '../theme/useStyles.ts';
import { ThemeRootContext } from './theme-root-context.ts';
import { createToaster, type Toaster } from './toaster.ts';
import { prefetchToasts, ToastHost } from './ToastHost.tsx';

export interface ThemeRootProps {
  /** The document or shadow root the surface stands in. Default: that of the surface around it, else the page. */
  root?: Document | ShadowRoot | null;
  /** Default: auto, as the system has it. */
  theme?: 'auto' | 'light' | 'dark';
  /** Any CSS colour, for where the page sets no `--portal-brand`. */
  brand?: string;
  /** Default: that of the surface around it, else Chinese. */
  language?: Language;
  /** Messages that come from outside of React, too. Default: a toaster of its own. */
  toaster?: Toaster;
  className?: string;
  children?: ReactNode;
}

/** The ground that everything of the portal stands on: styles, theme, language, dialogs, messages. */
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
    adoptStyles(styleRoot ?? document, tokens);
    adoptStyles(styleRoot ?? document, base);
  }, [styleRoot]);

  const overlay = useRef<HTMLDivElement>(null);
  const [ownToaster] = useState(createToaster);

  const [onTop, setOnTop] = useState<ReactNode>(null);
  const messages = toaster ?? ownToaster;
  const scope = useMemo(() => ({ overlay, toaster: messages, setOnTop }), [messages]);
  const style = brand ? ({ '--portal-own-brand': brand } as CSSProperties) : undefined;

  return (
    <StyleRootContext.Provider value={styleRoot}>
      <LanguageContext.Provider value={spoken}>
        <ThemeRootContext.Provider value={scope}>
          <div
            className={className ? `portal-root ${className}` : 'portal-root'}
            lang={spoken.locale}
            data-theme={theme === 'auto' ? undefined : theme}
            style={style}
            // A user who turns to it may soon cause a toast, perhaps that the network is gone.
            onPointerEnter={prefetchToasts}
            onFocus={prefetchToasts}
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
