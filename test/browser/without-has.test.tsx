import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { mount } from './mount.tsx';
import { withoutHas } from './without-has.ts';

test('the emulation leaves out what a browser without :has() leaves out, and nothing else', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer one {
    p { color: rgb(1, 1, 1); font-weight: 700 }
    p:has(b) { color: rgb(2, 2, 2) }
    @supports not selector(:has(a)) { p { font-size: 31px } }
    @supports selector(:has(a)) { p { font-weight: 300 } }
  }`);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = '<p><b></b></p>';
  document.body.append(host);
  const look = () => {
    const { color, fontWeight, fontSize } = getComputedStyle(root.querySelector('p') as Element);
    return [color, fontWeight, fontSize];
  };
  expect(look()).toEqual(['rgb(2, 2, 2)', '300', '16px']);
  withoutHas(root);
  expect(look()).toEqual(['rgb(1, 1, 1)', '700', '31px']);
  host.remove();
});

/** Each shows a field that is called 普通, and the same field in the state, called 特别. */
const states: readonly [
  name: string,
  role: string,
  fields: ReactNode,
  act?: (element: HTMLElement) => Promise<void>,
][] = [
  [
    'a disabled choice',
    'checkbox',
    <>
      <Checkbox>普通</Checkbox>
      <Checkbox disabled>特别</Checkbox>
    </>,
  ],
  [
    'the chosen tile',
    'radio',
    <RadioGroup
      key="tiles"
      label="学段"
      look="tile"
      value={2}
      onChange={() => {}}
      options={[
        { value: 1, label: '普通' },
        { value: 2, label: '特别' },
      ]}
    />,
  ],
  [
    'a wrong field',
    'textbox',
    <>
      <Input aria-label="普通" />
      <Input aria-label="特别" aria-invalid />
    </>,
  ],
  [
    'a disabled field',
    'textbox',
    <>
      <Input aria-label="普通" />
      <Input aria-label="特别" disabled />
    </>,
  ],
  [
    'the field with the focus',
    'textbox',
    <>
      <Input aria-label="普通" />
      <Input aria-label="特别" />
    </>,
    (element) => userEvent.click(element),
  ],
];

/** The looks of the text of a choice, or of a field and its frame. */
function looksOf(element: HTMLElement): string[] {
  const text = element.nextElementSibling;
  const parts = text ? [text] : [element, element.parentElement as Element];
  return parts.flatMap((part) => {
    const { color, backgroundColor, borderColor, boxShadow } = getComputedStyle(part);
    return [color, backgroundColor, borderColor, boxShadow];
  });
}

test.each(states)('without :has(), %s looks otherwise than the others', async (_, role, fields, act) => {
  const { getByRole, root } = mount(fields, { kind: 'shadow root' });
  withoutHas(root);
  const [usual, special] = ['普通', '特别'].map((name) => getByRole(role, { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  await act?.(special);
  expect(looksOf(special)).not.toEqual(looksOf(usual));
});
