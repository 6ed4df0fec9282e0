import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAT_POLL_MAX_MS, CHAT_POLL_MIN_MS, nextWait } from '../../../widgets/feedback/chat-poll.ts';
import { formFaults } from '../../../widgets/feedback/form-rules.ts';
import { isMask, maskBetween, maskByKey } from '../../../widgets/feedback/masks.ts';
import { matching } from '../../../widgets/feedback/matching.ts';
import { EDGE, movedByKey, within } from '../../../widgets/feedback/position.ts';
import { problemUrl } from '../../../widgets/feedback/problem-url.ts';
import { replyKey } from '../../../widgets/feedback/reply-key.ts';
import { legacyFaults } from '../../../widgets/legacy-feedback/form-rules.ts';

const filled = { type: 1 as const, content: '视频无法播放' };

describe('the form of new feedback', () => {
  test.each([
    ['a type and a content', filled, {}],
    ['no type', { ...filled, type: null }, { type: 'missing' }],
    ['no content', { ...filled, content: '' }, { content: 'missing' }],
    ['spaces only', { ...filled, content: ' \n ' }, { content: 'missing' }],
    ['200 characters', { ...filled, content: '字'.repeat(200) }, {}],
    ['201 characters', { ...filled, content: '字'.repeat(201) }, { content: 'long' }],
    ['nothing at all', { type: null, content: '' }, { type: 'missing', content: 'missing' }],
  ])('%s', (_, draft, faults) => expect(formFaults(draft)).toEqual(faults));
});

describe('the older form', () => {
  test.each([
    ['a content and a mobile number', { content: '建议', contact: '13812345678' }, {}],
    ['no content', { content: '', contact: '13812345678' }, { content: 'missing' }],
    ['201 characters', { content: '字'.repeat(201), contact: '13812345678' }, { content: 'long' }],
    ['no number', { content: '建议', contact: '' }, { contact: 'wrong' }],
    ['a wrong number', { content: '建议', contact: '12812345678' }, { contact: 'wrong' }],
  ])('%s', (_, draft, faults) => expect(legacyFaults(draft)).toEqual(faults));
});

describe('keys in the reply box', () => {
  const key = {
    key: 'Enter',
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    keyCode: 13,
  };
  test.each([
    ['Enter', {}, 'send'],
    ['Ctrl+Enter', { ctrlKey: true }, 'newline'],
    ['Shift+Enter', { shiftKey: true }, 'newline'],
    ['Enter while an input method composes', { isComposing: true }, null],
    ['Enter that the input method has taken', { keyCode: 229 }, null],
    ['Ctrl+Enter while composing', { ctrlKey: true, isComposing: true }, null],
    ['a letter', { key: 'a' }, null],
  ])('%s', (_, pressed, meaning) => expect(replyKey({ ...key, ...pressed })).toBe(meaning));
});

describe('the address of the page that feedback is about', () => {
  test.each([
    ['https://portal.example/coursePlay?id=1021', 'https://portal.example/coursePlay?id=1021'],
    ['https://portal.example/a?id=1&token=abc', 'https://portal.example/a?id=1'],
    ['https://portal.example/a?access_token=abc&Authorization=x', 'https://portal.example/a'],
    ['https://portal.example/login_back?key=abc', 'https://portal.example/login_back'],
    [
      'https://portal.example/login/wxScanLogin?code=abc&state=def',
      'https://portal.example/login/wxScanLogin',
    ],
    ['https://portal.example/a?orgCode=demo', 'https://portal.example/a?orgCode=demo'],
    ['https://portal.example/a?x=eyJhbGciOi.eyJzdWIiOi.c2ln', 'https://portal.example/a'],
    ['https://portal.example/a?x=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'https://portal.example/a'],
    ['https://user:pass@portal.example/a', 'https://portal.example/a'],
    ['https://portal.example/#/page?id=2&token=abc', 'https://portal.example/#/page?id=2'],
    ['https://portal.example/#access_token=abc', 'https://portal.example/'],
    ['https://portal.example/a#part', 'https://portal.example/a#part'],
    ['not an address', ''],
  ])('%s', (address, sent) => expect(problemUrl(address)).toBe(sent));

  test('never carries a token, wherever it stands in the query', () => {
    const name = fc.constantFrom(
      'token',
      'accessToken',
      'x-auth-token',
      'password',
      'sessionId',
      'client_secret',
    );
    const other = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.stringMatching(/^[a-z0-9]{1,8}$/));
    fc.assert(
      fc.property(name, other, fc.boolean(), (secret, rest, inHash) => {
        const query = new URLSearchParams({ ...rest, [secret]: 'S3CRET' });
        const sent = problemUrl(`https://portal.example/page${inHash ? '#/x' : ''}?${query}`);
        expect(sent).not.toContain('S3CRET');
      }),
    );
  });
});

describe('the floating button', () => {
  const window = { width: 390, height: 844 };
  const button = { width: 56, height: 56 };

  test('stays within the window wherever it is dragged', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (right, bottom) => {
        const place = within({ right, bottom }, window, button);
        expect(place.right).toBeGreaterThanOrEqual(EDGE);
        expect(place.right + button.width + EDGE).toBeLessThanOrEqual(window.width);
        expect(place.bottom).toBeGreaterThanOrEqual(EDGE);
        expect(place.bottom + button.height + EDGE).toBeLessThanOrEqual(window.height);
      }),
    );
  });

  test('arrow keys move it, Shift further, other keys do not', () => {
    const place = { right: 100, bottom: 100 };
    expect(movedByKey(place, 'ArrowLeft', false)).toEqual({ right: 116, bottom: 100 });
    expect(movedByKey(place, 'ArrowDown', true)).toEqual({ right: 100, bottom: 4 });
    expect(movedByKey(place, 'Enter', false)).toBeNull();
  });
});

describe('masks of a screenshot', () => {
  test('are the area between two points, whichever way it was drawn, and within the picture', () => {
    expect(maskBetween('m', { x: 0.75, y: 0.5 }, { x: 0.25, y: 1.5 })).toEqual({
      id: 'm',
      x: 0.25,
      y: 0.5,
      width: 0.5,
      height: 0.5,
    });
  });

  test('a slip of the pointer is none', () => {
    expect(isMask(maskBetween('m', { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.8 }))).toBe(false);
  });

  test('stay within the picture, whatever keys are pressed', () => {
    const key = fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean());
    fc.assert(
      fc.property(fc.array(key, { maxLength: 80 }), (keys) => {
        let mask = maskBetween('m', { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 });
        for (const [name, isStretch] of keys) mask = maskByKey(mask, name, isStretch) ?? mask;
        for (const [from, size] of [
          [mask.x, mask.width],
          [mask.y, mask.height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(size).toBeGreaterThan(0);
          expect(from + size).toBeLessThanOrEqual(1.0000001);
        }
      }),
    );
  });
});

describe('asking for answers in an open conversation', () => {
  test('backs off from 5 to 30 seconds while nothing is new', () => {
    let wait = CHAT_POLL_MIN_MS;
    for (let round = 0; round < 10; round++) wait = nextWait(wait, 'same');
    expect(wait).toBe(CHAT_POLL_MAX_MS);
  });
  test('is quick again after something new', () => expect(nextWait(30_000, 'new')).toBe(CHAT_POLL_MIN_MS));
  test('backs off faster when it fails', () =>
    expect(nextWait(5000, 'failed')).toBeGreaterThan(nextWait(5000, 'same')));
});

describe('questions that match what is typed', () => {
  const questions = [
    '忘记密码怎么办？',
    '视频播放卡顿怎么办？',
    '课程学完了，为什么学时没有增加？',
    '怎样绑定或解绑微信？',
  ].map((title) => ({ title }));
  test.each([
    ['看视频一直卡顿', '视频播放卡顿怎么办？'],
    ['我的学时没增加', '课程学完了，为什么学时没有增加？'],
    ['密码忘了', '忘记密码怎么办？'],
  ])('%s', (typed, title) => expect(matching(typed, questions)[0]?.title).toBe(title));
  test.each(['', '怎么办', '如何处理', '？！', 'a'])('nothing for “%s”', (typed) =>
    expect(matching(typed, questions)).toEqual([]),
  );
});
