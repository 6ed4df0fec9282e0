import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A name as a whole, or a regular expression in a form that can be sent to the browser. */
export type NamePattern = string | { source: string };

/** An element by its role and accessible name; `within` narrows the search to another element. */
export interface Target {
  role: string;
  name: NamePattern;
  within?: Target;
}

/** Returns the elements that a user can reach, through open shadow roots and in the order of the document. */
export function findAll({ role, name, within }: Target): Element[] {
  const scopes: ParentNode[] = within ? findAll(within) : [document];
  return scopes
    .flatMap(composedElements)
    .filter((element) => roleOf(element) === role && isReachable(element))
    .filter((element) => matches(computeAccessibleName(element), name));
}

/** The names of all elements of a role, which the message of a failed search lists. */
export const namesOf = (role: string): string[] =>
  composedElements(document)
    .filter((element) => roleOf(element) === role && isReachable(element))
    .map((element) => computeAccessibleName(element));

/** The text that a user sees, through open shadow roots. */
export function shownText(): string {
  const roots = composedElements(document).flatMap((element) => element.shadowRoot ?? []);
  const texts = roots.flatMap((root) =>
    [...root.children].map((child) => (child instanceof HTMLElement ? child.innerText : '')),
  );
  return [document.body.innerText, ...texts].join('\n').replaceAll(/\s+/g, ' ');
}

export function composedElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...composedElements(element.shadowRoot)] : [element],
  );
}

export function matches(text: string, pattern: NamePattern): boolean {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return typeof pattern === 'string' ? plain === pattern : new RegExp(pattern.source).test(plain);
}

/** ARIA gives these fields no role, but users and tests find them by their label like others. */
function roleOf(element: Element): string | null {
  if (element instanceof HTMLInputElement && element.type === 'password') return 'textbox';
  if (element instanceof HTMLVideoElement) return 'video';
  return getRole(element);
}

export function isReachable(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true })) return false;
  for (let node: Element | null = element; node; node = hostOf(node)) {
    if (node.closest('[aria-hidden="true"], [inert]')) return false;
  }
  return true;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
