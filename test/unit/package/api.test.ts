import { describe, expect, test } from 'vitest';
import { unanswered } from '../../api/change-log.ts';
import { changesBetween } from '../../api/compare.ts';

/** The faults of a release from one description to another with such items in its change log. */
function faults(before: string[], after: string[], { says = '', from = '0.1.0', to = '0.2.0' } = {}) {
  const log = `# Change log\n\n## ${to}\n\n${says}\n\n## ${from}\n\nThe first version has \`size\`, \`open\`.\n`;
  return unanswered(changesBetween(before, after), { log, from, to }).map((fault) => fault.split('\n')[0]);
}

const size = 'attribute portal-avatar size: number = 40';
const key = 'text login.title';
const member = 'member BellProps.onUnread?: (count: number) => void';
const everywhere = ['avatar', 'bell', 'login'].map(
  (name) => `event portal-${name} portal-error: CustomEvent<null>`,
);

describe('a change that the change log has to name', () => {
  test.each([
    ['nothing differs', [size, key], [size, key], []],
    ['a removed attribute', [size], [], ['attribute `size` of `portal-avatar` was removed; say so']],
    ['a removed text', [key], [], ['text `login.title` was removed; say so']],
    [
      'a default',
      [size],
      ['attribute portal-avatar size: number = 48'],
      ['attribute `size` of `portal-avatar` was changed'],
    ],
    [
      'a member that is required',
      [member],
      [member.replace('?', '')],
      ['member `onUnread` of `BellProps` was changed'],
    ],
    [
      'a new event',
      [],
      ['event portal-bell portal-read: CustomEvent<null>'],
      ['event `portal-read` of `portal-bell` was added'],
    ],
    ['a new text or member, which nobody looks for', [], [key, member], []],
    [
      'a removed element, without all that it had',
      ['element portal-avatar', size],
      [],
      ['element `portal-avatar` was removed'],
    ],
    [
      'a new element, without all that it has',
      [],
      ['element portal-avatar', size],
      ['element `portal-avatar` was added'],
    ],
    [
      'the same in every element, once',
      everywhere,
      [],
      ['event `portal-error` of `portal-avatar` and 2 more was removed'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(faults(before, after)).toEqual(expected.map((start) => expect.stringContaining(start)));
  });
});

describe('an item of the change log', () => {
  test.each([
    ['names both', '- `size` of `<portal-avatar>` is gone.', true],
    ['shows both in one piece of code', '- Write no `<portal-avatar size="40">`.', true],
    ['names both on two lines', '- `<portal-avatar>` has lost\n  `size`.', true],
    ['names them without backticks', '- size of portal-avatar is gone.', false],
    ['names the attribute alone', '- `size` is gone.', false],
    ['names each in another item', '- `size` is gone.\n- `<portal-avatar>` is round.', false],
    ['names longer words', '- `<portal-avatar-list font-size="2">`', false],
    ['belongs to another version', '', false],
  ])('that %s', (_, says, isAnswer) => {
    expect(faults([size], [], { says })).toHaveLength(isAnswer ? 0 : 1);
  });

  test('need not name the owners when they are many', () => {
    expect(faults(everywhere, [], { says: '- `portal-error` is gone.' })).toEqual([]);
  });
});

describe('the number of the version', () => {
  const says = '- `size` of `<portal-avatar>`';
  const larger = size.replace('number', 'number | string');
  test.each([
    ['0.1.0', '0.2.0', [size], [], true],
    ['0.1.0', '0.1.1', [], [size], false],
    ['0.1.0', '0.1.1', [size], [larger], false],
    ['0.2.0', '0.2.0', [], [size], false],
    ['1.1.0', '1.2.0', [], [size], true],
    ['1.1.0', '1.2.0', [size], [larger], true],
    ['1.1.0', '1.2.0', [size], [], false],
    ['1.1.0', '2.0.0', [size], [], true],
  ])('%s → %s may turn %o into %o: %s', (from, to, before, after, isAllowed) => {
    const said = faults(before, after, { says, from, to });
    expect(said).toEqual(isAllowed ? [] : [expect.stringMatching(/which takes a (major|minor) version$/)]);
  });
});
