import { expect, it, test } from 'vitest';
import { unwrap } from '#src/http/unwrap.ts';
import { chinese } from '#src/texts/texts.ts';

it('a success is its data', () => {
  expect(unwrap({ type: 'success', code: 200, message: 'ok', data: 7 }, chinese)).toBe(7);
});

test.each([
  ['名额已满', '名额已满'],
  ['', '操作失败，请稍后重试'],
])('any other answer is a refusal that says why, or that it has failed: "%s"', (message, text) => {
  const answer = { type: 'passed', code: 212, message, data: null } as const;
  expect(() => unwrap(answer, chinese)).toThrow(
    expect.objectContaining({ name: 'RefusedError', message: text, code: 212, shown: false }),
  );
});
