import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type Ref,
  type RefCallback,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import type { Language } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import type { Known } from './seeded.tsx';
import { shellIn, type ShellElement, type ShellSetting, type ShowShell } from './shell.tsx';

interface ShellOptions<Props> {
  /** The component, which is `takingOver`. */
  load: () => Promise<ComponentType<TakeOverProps<Props>>>;
  /** The style sheets of its first picture. */
  sheets: readonly string[];
  /** Its first picture, in the portal's own words; null: nothing but the component will do, at once. */
  useShell: (props: Props) => Picture | null;
}

/** What of its props the shell answers itself. */
interface ShelledProps {
  handle?: Ref<never>;
  onNavigate?: OnNavigate | undefined;
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

export interface TakeOverProps<Props> extends Pick<Loaded, 'known'> {
  /** The component's own. */
  of: Props;
  /** Of the tree it belongs to. */
  context: object;
  place: RefObject<Element | null>;
  meanwhile: Meanwhile;
}

export interface Meanwhile {
  /** The nodes are the component's. */
  isOver: boolean;
  show?: ShowShell;
  /** What was clicked or sent, the last of all last, and nobody could answer. */
  missed: Set<HTMLElement>;
}

/**
 * A form whose code comes when somebody turns to it. Until then it is its own first picture, in which one can type; the
 * component takes over the very nodes, with what was typed in them, and what was clicked meanwhile is clicked again. A
 * field with a `value` of its own must begin with what was typed.
 */
export function withShell<Props extends ShelledProps>(options: ShellOptions<Props>) {
  const view = lazyView(options.load);

  return function Shelled(props: Props, context: object) {
    const {
      config: { portal },
      language,
    } = usePortal();
    // oxlint-disable-next-line react/rules-of-hooks -- as many at all times
    for (const css of options.sheets) useStyles(css);
    const words = useTexts(uiTexts);
    const toast = useToast();
    const place = useRef<HTMLDivElement>(null);
    const [isWanted, setWanted] = useState(false);
    const [hasFailed, setFailed] = useState(false);
    const [meanwhile] = useState<Meanwhile>(() => ({ isOver: false, missed: new Set() }));
    const picture = options.useShell(props);
    const shell = hasOurWords(language) ? picture?.shell : null;
    const isBare = !shell && !meanwhile.isOver;
    const { View } = view.useView(isWanted || meanwhile.isOver || (isBare && !hasFailed), () => {
      meanwhile.missed.clear();
      setWanted(false);
      setFailed(true);
      if (shell) toast({ tone: 'error', text: words.loadFailed });
    });

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

    const want = () => setWanted(true);
    // Quietly: nobody has asked for anything yet.
    const wake = () => void options.load().then(want, () => {});
    const keep = (event: SyntheticEvent, control: HTMLElement) => {
      event.preventDefault();
      event.stopPropagation();
      meanwhile.missed.delete(control);
      meanwhile.missed.add(control);
      want();
    };
    const again = isBare && hasFailed && (
      <button type="button" onClick={() => setFailed(false)}>
        {words.loadFailed}
      </button>
    );
    return (
      <>
        {again}
        <div
          ref={place}
          style={{ display: 'contents' }}
          onPointerEnter={wake}
          onTouchStart={wake}
          onDragEnter={want}
          onFocus={want}
          onClickCapture={(event) => {
            const control = controlOf(event);
            if (!control || meanwhile.isOver) return;
            if (control instanceof HTMLAnchorElement) follow(event, control, props.onNavigate);
            else keep(event, control);
          }}
          onSubmitCapture={(event) => {
            if (!meanwhile.isOver) keep(event, event.target as HTMLFormElement);
          }}
        />
        {View ? (
          <View of={props} known={picture?.known} context={context} place={place} meanwhile={meanwhile} />
        ) : null}
      </>
    );
  };
}

/** Whether all words are the portal's own. */
function hasOurWords({ locale, overrides }: Language): boolean {
  return locale === 'zh-CN' && Object.keys(overrides).length === 0;
}

/** As the component does it: a link to a page asks whoever wants to know. */
function follow(event: SyntheticEvent, link: HTMLAnchorElement, onNavigate: OnNavigate | undefined): void {
  const url = link.getAttribute('href') ?? '';
  if (!link.protocol.startsWith('http')) return;
  if (onNavigate?.(link.target ? { url, target: '_blank' } : { url }) === false) event.preventDefault();
}

/** What answers a plain click; any other is the browser's, e.g. one that opens a tab. */
function controlOf(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('a, button, [type=radio]')
    : null;
}
