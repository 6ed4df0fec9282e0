type Props = Record<string, unknown>;

/** What the browser calls what React calls `name`. `isTyped`: of a field that is typed in. */
export function nativeName(name: string, isTyped: boolean): string {
  if (name === 'className') return 'class';
  if (name === 'onFocus') return 'onfocusin';
  if (name === 'onBlur') return 'onfocusout';
  if (name === 'onChange' && isTyped) return 'oninput';
  return /^stroke[A-Z]/.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name;
}

/** The same for props that come from elsewhere, `<button {...rest}>`. */
export function mannered(props: Props | undefined, isTyped: boolean): Props {
  const named: Props = {};
  for (const name in props) named[nativeName(name, isTyped)] = props[name];
  return named;
}
