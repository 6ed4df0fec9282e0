import { options } from 'preact';

/** Of React's names of attributes of a drawing, those that are not the attribute's own. */
const hyphenated = /^(?:clip|dominant|fill|stop|stroke|text)(?!Content|Path)[A-Z]/;
const chosen = /^(?:checkbox|file|radio)$/;

/**
 * React's manners, as far as our components count on them: `onChange` of a field that is typed in, a focus that
 * bubbles, lengths in px, `nativeEvent`. preact/compat has them all, and three times as heavy in every first load.
 */
options.event = (event) => Object.assign(event, { nativeEvent: event });

const before = options.vnode;
options.vnode = (vnode) => {
  before?.(vnode);
  if (typeof vnode.type === 'string') Object.assign(vnode, { props: mannered(vnode.type, vnode.props) });
};

type Props = Record<string, unknown>;

function mannered(tag: string, given: Props): Props {
  const props: Props = {};
  for (const name in given)
    props[nameOf(name, tag, given)] = name === 'style' ? inPixels(given[name]) : given[name];
  return props;
}

function nameOf(name: string, tag: string, { type }: Props): string {
  if (name === 'className') return 'class';
  if (name === 'onFocus') return 'onfocusin';
  if (name === 'onBlur') return 'onfocusout';
  if (name === 'onChange' && /^(?:input|textarea)$/.test(tag) && !chosen.test(`${type}`)) return 'oninput';
  return hyphenated.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name;
}

/** Numbers in our styles are lengths. */
function inPixels(style: unknown): unknown {
  if (typeof style !== 'object' || !style) return style;
  const entries = Object.entries(style);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? `${value}px` : value]),
  );
}
