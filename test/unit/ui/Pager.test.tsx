// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pager } from '#src/ui/navigation/Pager.tsx';

it.each([
  [1, ['true', undefined]],
  [2, [undefined, undefined]],
  [3, [undefined, 'true']],
])(
  'on page %i of 3 no arrow is disabled, so that none loses the focus; useless ones say so',
  (page, says) => {
    const html = renderToStaticMarkup(<Pager page={page} pageCount={3} onChange={() => {}} />);
    const arrows = html.match(/<button[^>]*aria-label="(?:上一页|下一页)"[^>]*>/g) ?? [];
    expect(arrows.map((arrow) => /aria-disabled="(\w+)"/.exec(arrow)?.[1])).toEqual(says);
    expect(html).not.toMatch(/\sdisabled/);
  },
);
