/*
 * An element in another window, into which the page has moved ours, is no instance of this window's classes, so these
 * ask the element itself.
 */

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value;

/** An element of HTML, which can have the focus: no other node has this property. */
export const isHtmlElement = (value: unknown): value is HTMLElement =>
  isNode(value) && 'isContentEditable' in value;

/** An element of HTML with this tag. */
export const isTag = <Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] => isHtmlElement(value) && value.localName === name;

export const isShadowRoot = (value: unknown): value is ShadowRoot =>
  isNode(value) && value.nodeType === 11 && 'host' in value;
