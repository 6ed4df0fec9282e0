import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedbackImage, legacyFeedbackImage } from '../../../src/rules/image-file.ts';
import { TICKET_CONTENT_LIMIT, TICKET_MESSAGE_LIMIT } from '../../../src/rules/input-limits.ts';
import { pictureTexts } from '../../../src/texts/pictures.ts';
import { isMask, maskBetween, maskByKey } from '../../../widgets/feedback/masks.ts';
import { clampToWindow, EDGE, moveByKey } from '../../../src/ui/floating-position.ts';
import { findMatches } from '../../../widgets/feedback/question-search.ts';
import { replyError, replyKeyAction } from '../../../widgets/feedback/reply-rules.ts';
import { stripSecrets } from '../../../widgets/feedback/strip-secrets.ts';
import { ticketErrors } from '../../../widgets/feedback/ticket-draft.ts';
import { CHAT_POLL_MAX_MS, CHAT_POLL_MIN_MS, nextInterval } from '../../../widgets/feedback/useChatPoll.ts';
import { legacyErrors } from '../../../widgets/legacy-feedback/legacy-draft.ts';

const filled = { type: 1 as const, content: '视频无法播放' };

test('the limits are those of the specification', () => {
  expect([TICKET_CONTENT_LIMIT, TICKET_MESSAGE_LIMIT]).toEqual([200, 200]);
});

describe('the form of a new ticket', () => {
  test.each([
    ['a type and a content', filled, {}],
    ['no type', { ...filled, type: null }, { type: 'missing' }],
    ['no content', { ...filled, content: '' }, { content: 'missing' }],
    ['spaces only', { ...filled, content: ' \n ' }, { content: 'missing' }],
    ['as many characters as allowed', { ...filled, content: '字'.repeat(TICKET_CONTENT_LIMIT) }, {}],
    [
      'one character too many',
      { ...filled, content: '字'.repeat(TICKET_CONTENT_LIMIT + 1) },
      { content: 'long' },
    ],
    ['as many emoji as allowed', { ...filled, content: '👨‍👩‍👧'.repeat(TICKET_CONTENT_LIMIT) }, {}],
    ['nothing at all', { type: null, content: '' }, { type: 'missing', content: 'missing' }],
  ])('%s', (_, draft, errors) => expect(ticketErrors(draft)).toEqual(errors));
});

describe('the legacy form', () => {
  test.each([
    ['a content and a mobile number', { content: '建议', contact: '13812345678' }, {}],
    ['no content', { content: '', contact: '13812345678' }, { content: 'missing' }],
    [
      'one character too many',
      { content: '字'.repeat(TICKET_CONTENT_LIMIT + 1), contact: '13812345678' },
      { content: 'long' },
    ],
    ['no number', { content: '建议', contact: '' }, { contact: 'wrong' }],
    ['a wrong number', { content: '建议', contact: '12812345678' }, { contact: 'wrong' }],
    ['as many emoji as allowed', { content: '👍🏽'.repeat(TICKET_CONTENT_LIMIT), contact: '13812345678' }, {}],
    ['a long title', { title: '字'.repeat(51), content: '建议', contact: '13812345678' }, { title: 'long' }],
    ['a title of emoji', { title: '😀'.repeat(50), content: '建议', contact: '13812345678' }, {}],
  ])('%s', (_, draft, errors) => expect(legacyErrors({ title: '', ...draft })).toEqual(errors));
});

describe('a reply', () => {
  test.each([
    ['as many characters as allowed', { text: '字'.repeat(TICKET_MESSAGE_LIMIT), pictures: [] }, null],
    ['one character too many', { text: '字'.repeat(TICKET_MESSAGE_LIMIT + 1), pictures: [] }, 'long'],
    ['as many emoji as allowed', { text: '😀'.repeat(TICKET_MESSAGE_LIMIT), pictures: [] }, null],
    [
      'outer spaces beyond the limit, as the counter shows them',
      { text: `${'字'.repeat(TICKET_MESSAGE_LIMIT)}\n`, pictures: [] },
      'long',
    ],
    ['spaces only', { text: ' \n ', pictures: [] }, 'empty'],
    ['a picture alone', { text: '', pictures: [{ url: '/1.png', name: '1.png' }] }, null],
  ])('%s', (_, reply, error) => expect(replyError(reply)).toBe(error));
});

describe.each(['zh-CN', 'en'] as const)('the hints of the picture fields in %s', (locale) => {
  test.each([
    ['hint', feedbackImage],
    ['wrongType', feedbackImage],
    ['hintJpg', legacyFeedbackImage],
    ['wrongTypeJpg', legacyFeedbackImage],
  ] as const)('%s names the types of its rule', (key, { types }) => {
    const named = pictureTexts[locale][key].match(/gif|jpg|bmp|png/g);
    expect(named?.toSorted()).toEqual([...types].toSorted());
  });
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
  ])('%s', (_, pressed, action) => expect(replyKeyAction({ ...key, ...pressed })).toBe(action));
});

describe('the URL of the page that a ticket is about', () => {
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
    ['not a URL', ''],
  ])('%s', (address, sent) => expect(stripSecrets(address)).toBe(sent));

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
        const sent = stripSecrets(`https://portal.example/page${inHash ? '#/x' : ''}?${query}`);
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
        const position = clampToWindow({ right, bottom }, window, button);
        expect(position.right).toBeGreaterThanOrEqual(EDGE);
        expect(position.right + button.width + EDGE).toBeLessThanOrEqual(window.width);
        expect(position.bottom).toBeGreaterThanOrEqual(EDGE);
        expect(position.bottom + button.height + EDGE).toBeLessThanOrEqual(window.height);
      }),
    );
  });

  test('arrow keys move it, Shift further, other keys do not', () => {
    const position = { right: 100, bottom: 100 };
    expect(moveByKey(position, 'ArrowLeft', false)).toEqual({ right: 116, bottom: 100 });
    expect(moveByKey(position, 'ArrowDown', true)).toEqual({ right: 100, bottom: 4 });
    expect(moveByKey(position, 'Enter', false)).toBeNull();
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

  test('a slip of the pointer is no mask', () => {
    expect(isMask(maskBetween('m', { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.8 }))).toBe(false);
  });

  test('stay within the picture, whatever keys are pressed', () => {
    const key = fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean());
    fc.assert(
      fc.property(fc.array(key, { maxLength: 80 }), (keys) => {
        let mask = maskBetween('m', { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 });
        for (const [name, isResize] of keys) mask = maskByKey(mask, name, isResize) ?? mask;
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

describe('polling an open conversation', () => {
  test('backs off from 5 to 30 seconds while nothing is new', () => {
    let interval = CHAT_POLL_MIN_MS;
    for (let round = 0; round < 10; round++) interval = nextInterval(interval, 'same');
    expect(interval).toBe(CHAT_POLL_MAX_MS);
  });
  test('is quick again after something new', () =>
    expect(nextInterval(30_000, 'new')).toBe(CHAT_POLL_MIN_MS));
  test('backs off faster when it fails', () =>
    expect(nextInterval(5000, 'failed')).toBeGreaterThan(nextInterval(5000, 'same')));
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
  ])('%s', (typed, title) => expect(findMatches(typed, questions)[0]?.title).toBe(title));
  test.each(['', '怎么办', '如何处理', '？！', 'a'])('nothing for “%s”', (typed) =>
    expect(findMatches(typed, questions)).toEqual([]),
  );
});
