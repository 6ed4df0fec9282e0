import { describe, expect, it } from 'vitest';
import type { Authored, AuthoringStatus } from '#src/api/authoring.ts';
import { editorPath, transitionsOf } from '#host/app/pages/manage/manage-kinds.ts';

const row = (state: AuthoringStatus, changed = false) => ({ state, changed }) as Authored;
const nobody = { issue: false, audit: false };
const author = { issue: true, audit: false };
const admin = { issue: true, audit: true };

describe('what an author may do', () => {
  it.each([
    ['draft', nobody, []],
    ['draft', author, ['submit']],
    ['draft', admin, ['publish']],
    ['draft', { issue: false, audit: true }, []],
    ['refused', author, ['submit']],
    ['refused', nobody, []],
    ['review', nobody, ['withdraw']],
    ['review', admin, ['withdraw']],
    ['published', nobody, ['withdraw']],
    ['published', author, ['withdraw']],
  ] as const)('%s %j: %j', (state, rights, expected) => {
    expect(transitionsOf(row(state), rights)).toEqual(expected);
  });

  it.each([
    [nobody, ['withdraw']],
    [author, ['submit', 'withdraw']],
    [admin, ['publish', 'withdraw']],
  ] as const)('published with changes, %j: %j', (rights, expected) => {
    expect(transitionsOf(row('published', true), rights)).toEqual(expected);
  });

  it('edits an id of any form', () => {
    expect(editorPath({ kind: 'exam', id: 'a&b=1' } as never)).toBe('/createExamination?id=a%26b%3D1');
  });
});
