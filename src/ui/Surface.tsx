import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { LanguageContext } from '../texts/useTexts.ts';
import type { Language } from '../texts/texts.ts';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import { adoptStyles, StyleRootContext } from '../theme/useStyles.ts';
import { ConfirmHost, type ConfirmRequest } from './ConfirmHost.tsx';
import { createDialogStack } from './dialog-stack.ts';
import { SurfaceContext, type ConfirmQuestion } from './surface-context.ts';
import { createToaster, type Toaster } from './toaster.ts';
import { prepareToasts, ToastHost } from './ToastHost.tsx';

export interface SurfaceProps {
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
export function Surface({
  root,
  theme = 'auto',
  brand,
  language,
  toaster,
  className,
  children,
}: SurfaceProps) {
  const outerRoot = useContext(StyleRootContext);
  const outerLanguage = useContext(LanguageContext);
  const styleRoot = root ?? outerRoot;
  const spoken = language ?? outerLanguage;

  useLayoutEffect(() => {
    adoptStyles(styleRoot ?? document, tokens);
    adoptStyles(styleRoot ?? document, base);
  }, [styleRoot]);

  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [dialogs] = useState(createDialogStack);
  const [ownToaster] = useState(createToaster);
  useEffect(() => () => ownToaster.clear(), [ownToaster]);

  const [question, setQuestion] = useState<ConfirmRequest | null>(null);
  const confirm = useCallback(
    (asked: ConfirmQuestion) =>
      new Promise<boolean>((resolve) => {
        setQuestion((former) => {
          former?.answer(false);
          return { question: asked, answer: resolve };
        });
      }),
    [],
  );

  const messages = toaster ?? ownToaster;
  const scope = useMemo(
    () => ({ overlay, dialogs, toaster: messages, confirm }),
    [overlay, dialogs, messages, confirm],
  );
  const style = brand ? ({ '--portal-own-brand': brand } as CSSProperties) : undefined;

  return (
    <StyleRootContext.Provider value={styleRoot}>
      <LanguageContext.Provider value={spoken}>
        <SurfaceContext.Provider value={scope}>
          <div
            className={className ? `portal-root ${className}` : 'portal-root'}
            lang={spoken.locale}
            data-theme={theme === 'auto' ? undefined : theme}
            style={style}
            // Whoever turns to it may be told something soon, perhaps that the network is gone.
            onPointerEnter={prepareToasts}
            onFocus={prepareToasts}
          >
            {children}
            <div ref={setOverlay} />
            <ConfirmHost request={question} onDone={setQuestion} />
            <ToastHost />
          </div>
        </SurfaceContext.Provider>
      </LanguageContext.Provider>
    </StyleRootContext.Provider>
  );
}
