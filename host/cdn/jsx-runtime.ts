import { createElement, Fragment, type ComponentType, type VNode } from 'preact';

/** What JSX becomes, by way of the function that icons and roots need anyway: preact's own runtime has a second one. */
export function jsx(type: string | ComponentType, props: object, key?: string): VNode {
  return createElement(type as ComponentType, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
