/* oxlint-disable react/no-this-in-sfc -- what preact makes of a function is an instance, and a class would be heavier */
import { render, type ComponentChildren } from 'preact';

interface SubtreeProps {
  /** The context of the tree that it belongs to: the second argument of a component. */
  context: object;
  /** A crash in it; it is gone then. */
  onCrash: (error: unknown) => void;
  children?: ComponentChildren;
}

/** What preact makes of a function: an instance that may have methods of classes. */
interface Instance {
  isGone?: boolean;
  getChildContext: () => object;
  componentDidCatch: (error: unknown) => void;
  setState: (part: object) => void;
}

/**
 * Renders into a place where nodes may stand already: they are taken over. A portal of preact makes its own, and `hydrate`
 * knows no context.
 */
export function renderSubtree(place: Element, props: SubtreeProps): void {
  const Top = Subtree as (given: SubtreeProps) => never;
  render(<Top {...props} />, place);
}

function Subtree(this: Instance, { context, onCrash, children }: SubtreeProps): ComponentChildren {
  this.getChildContext = () => context;
  this.componentDidCatch = (error) => {
    this.isGone = true;
    this.setState({});
    onCrash(error);
  };
  return this.isGone ? null : children;
}
