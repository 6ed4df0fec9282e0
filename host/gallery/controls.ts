import type { AttributeRule } from '#src/element/definition.ts';
import type { DocumentedElement } from '#src/element/reference.ts';
import { fill } from '#src/texts/texts.ts';
import { make } from './dom.ts';
import type { Attributes } from './snippet.ts';
import { words } from './words.ts';

/** Fields that change the attributes of an element on the page, and a button for each of its methods. */
export function controlsOf(
  definition: DocumentedElement,
  target: HTMLElement,
  onChange: (attributes: Attributes) => void,
): HTMLElement | undefined {
  const names = Object.keys(definition.attributes ?? {});
  const methods = Object.keys(definition.methods ?? {});
  if (names.length + methods.length === 0) return undefined;
  const change = (name: string, value: string | null) => {
    if (value === null) target.removeAttribute(name);
    else target.setAttribute(name, value);
    onChange(
      Object.fromEntries(
        [...target.attributes].filter((one) => names.includes(one.name)).map((one) => [one.name, one.value]),
      ),
    );
  };
  const fields = Object.entries(definition.attributes ?? {}).map(([name, rule]) =>
    fieldOf(name, rule, target.getAttribute(name), change),
  );
  const buttons = methods.map((name) => {
    const button = make('button', { type: 'button' }, `${name}()`);
    button.addEventListener('click', () => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method === 'function') method.call(target);
    });
    return button;
  });
  return make(
    'div',
    { class: 'controls', role: 'group', 'aria-label': fill(words.tryOut, { tag: definition.tag }) },
    ...fields,
    ...buttons,
  );
}

function fieldOf(
  name: string,
  rule: AttributeRule,
  value: string | null,
  change: (name: string, value: string | null) => void,
): HTMLElement {
  if (rule.type === 'boolean') {
    const box = make('input', { type: 'checkbox', checked: value === null ? undefined : '' });
    box.addEventListener('change', () => change(name, box.checked ? '' : null));
    return make('label', {}, box, make('code', {}, name));
  }
  if (rule.type === 'string' && rule.values) {
    const options = rule.values.map((one) => make('option', { value: one }, one));
    const select = make(
      'select',
      {},
      ...(rule.default ? [] : [make('option', { value: '' }, words.unset)]),
      ...options,
    );
    select.value = value ?? rule.default ?? '';
    select.addEventListener('change', () => change(name, select.value || null));
    return make('label', {}, make('code', {}, name), select);
  }
  const input = make('input', {
    type: rule.type === 'number' ? 'number' : 'text',
    value: value ?? undefined,
    placeholder: String(rule.default ?? ''),
    autocomplete: 'off',
  });
  // On leaving the field or Enter, rather than with every letter.
  input.addEventListener('change', () => change(name, input.value.trim() || null));
  return make('label', {}, make('code', {}, name), input);
}
