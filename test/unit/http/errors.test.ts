import { describe, expect, it, test } from 'vitest';
import {
  AbortedError,
  AdapterError,
  isOutcomeUnknown,
  MalformedAnswerError,
  MissingSettingError,
  NetworkError,
  NoContentError,
  PortalError,
  RefusedError,
  SignedOutError,
  TimeoutError,
  transportCause,
} from '#src/http/errors.ts';

const byName = {
  PortalError,
  RefusedError,
  NoContentError,
  SignedOutError,
  MalformedAnswerError,
  TimeoutError,
  NetworkError,
  AbortedError,
  MissingSettingError,
  AdapterError,
};

test.each(Object.entries(byName))('%s is named so in logs and reports', (name, Kind) => {
  expect(new Kind('文字', {})).toMatchObject({ name, message: '文字' });
});

describe('an error', () => {
  it('of which nothing is known is not shown, asks for no rest, and has no cause', () => {
    const error = new PortalError('文字');
    expect(error).toMatchObject({ code: undefined, status: undefined, shown: false, retryAfter: 0 });
    expect(error).not.toHaveProperty('cause');
  });

  it('keeps what is known', () => {
    const detail = { code: 'FAIL', status: 503, shown: true, retryAfter: 30, cause: { name: 'TypeError' } };
    expect(new PortalError('文字', detail)).toMatchObject(detail);
  });

  it('of no content has the whole answer', () => {
    const response = { code: 204, data: { left: 1 } };
    expect(new NoContentError('无', response)).toMatchObject({ code: 204, response });
  });

  it('of a session that has ended keeps message and code once it is shown', () => {
    const shown = new SignedOutError('账号在别处登录', { code: '-1' }).asShown();
    expect(shown).toMatchObject({
      name: 'SignedOutError',
      message: '账号在别处登录',
      code: '-1',
      shown: true,
    });
  });
});

describe('what became of a request', () => {
  test.each<[string, unknown, boolean]>([
    ['whose connection broke', new NetworkError('x'), true],
    ['that took too long', new TimeoutError('x'), true],
    ['whose caller went away', new AbortedError('x'), true],
    ['whose answer cannot be read', new MalformedAnswerError('x'), true],
    ['that a gateway answered for with 500', new RefusedError('x', { status: 500 }), true],
    ['that was refused with 499', new RefusedError('x', { status: 499 }), false],
    ['that the server refused by its own code', new RefusedError('x', { code: 500 }), false],
    ['of a session that is over', new SignedOutError('x', { status: 500 }), false],
    ['that was not sent', new MissingSettingError('x'), false],
    ['that failed by a mistake of ours', new TypeError('x'), false],
  ])('%s is unknown or not', (_, error, isUnknown) => {
    expect(isOutcomeUnknown(error)).toBe(isUnknown);
  });
});

describe('the cause that an error may keep', () => {
  test.each<[unknown, string]>([
    [new TypeError('https://api.example?password=1'), 'TypeError'],
    [new Error('outer', { cause: new RangeError('inner', { cause: new SyntaxError('x') }) }), 'SyntaxError'],
    [new TypeError('x', { cause: { password: 'secret' } }), 'TypeError'],
    ['a text', 'string'],
    [undefined, 'undefined'],
  ])('of %s is its innermost name alone', (error, name) => {
    expect(transportCause(error)).toEqual({ name });
  });
});
