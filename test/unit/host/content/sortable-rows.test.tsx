import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SortableItems } from '#host/app/content/sortable/SortableItems.tsx';
import type { SortableItem } from '#host/app/content/sortable/sortable.ts';

interface Part {
  id: string;
  title: string;
}

const parts = (...ids: string[]): Part[] => ids.map((id) => ({ id, title: `title of ${id}` }));

/** A list that notes which of its rows are rendered. */
function renderList(first: readonly Part[]) {
  let rendered: string[] = [];
  const list = (shown: readonly Part[]) => {
    const items = shown.map((part): SortableItem => ({
      id: part.id,
      name: part.title,
      uses: [part],
      render(controls: ReactNode) {
        rendered.push(part.id);
        return (
          <>
            <p>{part.title}</p>
            {controls}
          </>
        );
      },
    }));
    return <SortableItems label="the list" items={items} onMove={() => {}} />;
  };
  const { rerender } = render(list(first));
  return {
    /** Shows other parts; returns the rows that were rendered for that. */
    show(next: readonly Part[]): string[] {
      rendered = [];
      rerender(list(next));
      return rendered;
    },
  };
}

it('renders only the row that has changed', () => {
  const [one, two, three] = parts('one', 'two', 'three') as [Part, Part, Part];
  const { show } = renderList([one, two, three]);
  expect(show([one, { ...two, title: 'changed' }, three])).toEqual(['two']);
  expect(screen.getByText('changed')).toBeDefined();
  expect(show([one, two, three])).toEqual(['two']);
});

it('renders all rows when one is added, since the former last one can move further now', () => {
  const before = parts('one', 'two');
  const { show } = renderList(before);
  const isDownDisabled = () =>
    screen.getByRole('button', { name: '下移：title of two' }).getAttribute('aria-disabled') === 'true';
  expect(isDownDisabled()).toBe(true);
  expect(show([...before, ...parts('three')])).toEqual(['one', 'two', 'three']);
  expect(isDownDisabled()).toBe(false);
});
