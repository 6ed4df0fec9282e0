import { render, type VNode } from 'preact';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type Ref,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { firstUiTexts } from '../../src/texts/ui-first.ts';
import type { Language } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import type { Known } from './seeded.tsx';
import { shellIn, type ShellElement, type ShellSetting, type ShowShell } from './shell.tsx';
import { renderSubtree } from './subtree.tsx';

interface ShellOptions<Props> {
  /** The component itself. */
  load: () => Promise<ComponentType<Props & Loaded>>;
  /** The style sheets of its first picture. */
  sheets: readonly string[];
  /** Its first picture, in the portal's own words; null: nothing but the component will do, at once. */
  useShell: (props: Props) => Picture | null;
}

/** What the component is told beside its own props. */
export interface Loaded {
  /** What its shell has read; for a component that is `seeded`. */
  known: readonly Known[] | undefined;
  /** Where its shell stands, with what was typed. */
  place: Element;
}

export interface Picture {
  /** A module, as it is in its file; null: nothing but the component will do. */
  shell: unknown;
  values?: ShellSetting['values'];
  /** What was read for it, for a component that is `seeded`. */
  known?: readonly Known[];
}

interface Meanwhile {
  /** The nodes are the component's. */
  isOver: boolean;
  show?: ShowShell;
  /** What was clicked or sent last and nobody could answer. */
  missed: (() => void) | null;
}

/**
 * A form whose code comes when somebody turns to it. Until then it is its own first picture, in which one can type; the
 * component takes over the very nodes, with what was typed in them, and what was clicked meanwhile is clicked again. A
 * field with a `value` of its own must begin with what was typed.
 */
export function withShell<Props extends { handle?: Ref<never> }>(options: ShellOptions<Props>) {
  const view = lazyView(options.load);

  return function Shelled(props: Props, context: object) {
    const {
      config: { portal },
      language,
    } = usePortal();
    // oxlint-disable-next-line react/rules-of-hooks -- as many at all times
    for (const css of options.sheets) useStyles(css);
    const words = useTexts(firstUiTexts);
    const toast = useToast();
    const place = useRef<HTMLDivElement>(null);
    const [isWanted, setWanted] = useState(false);
    const [hasFailed, setFailed] = useState(false);
    const [crash, setCrash] = useState<{ error: unknown } | null>(null);
    const [meanwhile] = useState<Meanwhile>(() => ({ isOver: false, missed: null }));
    const picture = options.useShell(props);
    const shell = hasOurWords(language) ? picture?.shell : null;
    const isBare = !shell && !meanwhile.isOver;
    const { View } = view.useView(isWanted || meanwhile.isOver || (isBare && !hasFailed), () => {
      meanwhile.missed = null;
      setWanted(false);
      setFailed(true);
      if (shell) toast({ tone: 'error', text: words.loadFailed });
    });
    // For the boundary around it: that of its own tree is another one.
    if (crash) throw crash.error;

    const handle = props.handle as RefCallback<{ reset: () => void }> | undefined;
    useLayoutEffect(() => {
      if (meanwhile.isOver || !shell || !place.current) return;
      const show = (meanwhile.show ??= shellIn(place.current));
      const setting = { portal, values: picture?.values };
      const draw = () => show(shell as ShellElement, setting);
      draw();
      handle?.({
        reset() {
          show(null, setting);
          draw();
        },
      });
    });

    useLayoutEffect(() => {
      if (!View || !place.current) return;
      const { isOver, missed } = meanwhile;
      Object.assign(meanwhile, { isOver: true, missed: null });
      renderSubtree(place.current, {
        context,
        onCrash: (error) => setCrash({ error }),
        children: (<View {...props} known={picture?.known} place={place.current} />) as VNode,
      });
      if (isOver) return;
      for (const field of place.current.querySelectorAll<HTMLInputElement>('input, textarea')) {
        // What was typed is news to the component.
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // It knows by then.
      if (missed) setTimeout(missed);
    });
    useEffect(() => {
      const { current } = place;
      return () => {
        if (current && meanwhile.isOver) render(null, current);
      };
    }, [meanwhile]);

    const want = () => setWanted(true);
    const keep = (event: SyntheticEvent, again: () => void) => {
      if (meanwhile.isOver) return;
      event.preventDefault();
      event.stopPropagation();
      meanwhile.missed = again;
      want();
    };
    const again = isBare && hasFailed && (
      <button type="button" style={{ padding: '8px' }} onClick={() => setFailed(false)}>
        {words.loadFailed}
      </button>
    );
    return (
      <>
        {again}
        <div
          ref={place}
          style={{ display: 'contents' }}
          onPointerEnter={view.prepare}
          onTouchStart={view.prepare}
          onDragEnter={want}
          onFocus={want}
          onClickCapture={(event) => {
            const control = controlOf(event);
            if (control) keep(event, () => control.click());
          }}
          onSubmitCapture={(event) => {
            const { target } = event;
            keep(event, () => (target as HTMLFormElement).requestSubmit());
          }}
        />
      </>
    );
  };
}

/** Whether all words are the portal's own. */
function hasOurWords({ locale, overrides }: Language): boolean {
  return locale === 'zh-CN' && Object.keys(overrides).length === 0;
}

/** What answers a plain click; any other is the browser's, e.g. one that opens a tab. */
function controlOf(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('a, button, [type=radio]')
    : null;
}
