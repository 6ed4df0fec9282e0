import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { mount } from '../mount.tsx';

const { style } = document.documentElement;
const nothing = () => undefined;

beforeEach(() => page.viewport(1280, 720));
afterEach(async () => {
  style.removeProperty('--portal-control-height');
  await page.viewport(1280, 720);
});

/** The heights of the controls, by their names. */
function heights(): Record<string, number> {
  const { getByRole, queryAllByRole } = mount(
    <>
      <Button size="large">large</Button>
      <Button>medium</Button>
      <Button size="small">small</Button>
      <Field label="field">
        <Input />
      </Field>
      <Tabs
        label="tabs"
        value="tab"
        onChange={nothing}
        tabs={[{ value: 'tab', label: 'tab', content: null }]}
      />
      <Pager page={1} pageCount={3} onChange={nothing} />
    </>,
  );
  const named = [
    ...['large', 'medium', 'small'].map((name) => getByRole('button', { name })),
    getByRole('tab', { name: 'tab' }),
    // A phone has arrows alone.
    ...queryAllByRole('button', { name: '第 2 页' }),
  ];
  const entries = named.map((control) => [
    control.getAttribute('aria-label') ?? control.textContent,
    control.getBoundingClientRect().height,
  ]);
  const field = getByRole('textbox', { name: 'field' }).parentElement;
  return Object.fromEntries([...entries, ['field', field?.getBoundingClientRect().height]]) as Record<
    string,
    number
  >;
}

test.each([
  ['', { large: 48, medium: 40, small: 32, field: 40, tab: 44, '第 2 页': 36 }],
  ['32px', { large: 40, medium: 32, small: 24, field: 32, tab: 36, '第 2 页': 28 }],
  // No control is lower than 24px, whatever a tenant asks for.
  ['10px', { large: 32, medium: 24, small: 24, field: expect.closeTo(24, 0), tab: 28, '第 2 页': 24 }],
])('controls of a tenant’s height %s', (height, expected) => {
  style.setProperty('--portal-control-height', height);
  expect(heights()).toMatchObject(expected);
});

test('controls keep 44px on a phone', async () => {
  style.setProperty('--portal-control-height', '32px');
  await page.viewport(390, 844);
  const { large, medium, small, field, tab } = heights();
  expect({ large, medium, small, field, tab }).toEqual({
    large: 48,
    medium: 44,
    small: 44,
    field: 44,
    tab: 44,
  });
});
