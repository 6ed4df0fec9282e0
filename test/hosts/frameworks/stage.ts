/** What every framework is asked to show: the same three views, each written as its own users would write it. */
export interface Framework {
  name: string;
  /** A tag that nobody has defined yet. */
  lateTag: `portal-${string}`;
  /** A probe with everything bound, and a list of probes. */
  stage(root: HTMLElement, view: StageView): Promise<Shown<StageView>>;
  /** An element that stands in the page before its definition has come. */
  late(root: HTMLElement, view: LateView): Promise<Shown<LateView>>;
  /** Elements of the portal. */
  page(root: HTMLElement, view: PageView): Promise<Shown<PageView>>;
}

export interface Shown<View> {
  /** Resolves when the framework has brought it to the DOM. */
  update(view: View): Promise<void>;
  end(): Promise<void>;
}

export interface StageView {
  isShown: boolean;
  /** By an attribute. */
  label: string;
  size: number;
  isOpen: boolean;
  /** By a property in camelCase. */
  userId: string;
  /** By a property. */
  secret: { token: string };
  /** Light DOM inside of the element. */
  child: string;
  /** Bound to each of `eventNames`. */
  hear: (event: Event) => void;
  /** One more probe for each, by key. */
  keys: readonly string[];
}

export interface LateView {
  label: string;
  secret: { token: string };
}

export interface PageView {
  hasNavigation: boolean;
  placement: 'bottom-start' | 'bottom-end';
  hearUnread: (event: Event) => void;
  hearNavigate: (event: Event) => void;
  /** Is given the feedback desk, for its methods. */
  keepDesk: (desk: HTMLElement | null) => void;
}

/**
 * The events of the probe by the prop that raises them: one for every way in which people write names. HTML holds two
 * names that differ in their case alone for one.
 */
export const eventNames = {
  onKebab: 'portal-size-change',
  onCamel: 'portal-sizeChange',
  onPascal: 'portal-TextChange',
  onCaps: 'portal-END',
} as const;

export type EventProp = keyof typeof eventNames;
