/** Every framework renders the same three views, each written as its own users would write it. */
export interface Framework {
  name: string;
  /** A tag that is not defined yet. */
  lateTag: `portal-${string}`;
  /** Renders a probe with all bindings, and a list of probes. */
  stage(root: HTMLElement, view: StageView): Promise<Shown<StageView>>;
  /** Renders an element before its definition. */
  late(root: HTMLElement, view: LateView): Promise<Shown<LateView>>;
  /** Renders elements of the portal. */
  page(root: HTMLElement, view: PageView): Promise<Shown<PageView>>;
}

export interface Shown<View> {
  /** Resolves when the framework has updated the DOM. */
  update(view: View): Promise<void>;
  end(): Promise<void>;
}

export interface StageView {
  isShown: boolean;
  /** Bound as an attribute. */
  label: string;
  size: number;
  isOpen: boolean;
  /** Bound as a camelCase property. */
  userId: string;
  /** Bound as a property. */
  secret: { token: string };
  /** Bound as a property, as an array. */
  items: readonly string[];
  /** Bound as a camelCase property, as an object. */
  pageData: { title: string };
  /** A child of the element in the light DOM. */
  child: string;
  /** Bound to each of `eventNames`. */
  hear: (event: Event) => void;
  /** Renders one more probe per key. */
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
  /** Receives the feedback element, so that a test can call its methods. */
  keepDesk: (desk: HTMLElement | null) => void;
}

/**
 * The events of the probe by the prop that raises them: one per naming style. HTML cannot distinguish two names that
 * differ in case alone.
 */
export const eventNames = {
  onLower: 'portal-closed',
  onKebab: 'portal-size-change',
  onCamel: 'portal-sizeChange',
  onPascal: 'portal-TextChange',
  onCaps: 'portal-END',
} as const;

export type EventProp = keyof typeof eventNames;
