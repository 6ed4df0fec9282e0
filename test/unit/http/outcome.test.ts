import { describe, expect, it, test } from 'vitest';
import { parseCode, parseMessage } from '#src/http/response-body.ts';
import { outcome, outcomeTable, type Outcome } from '#src/http/outcome.ts';

const signOut: Outcome = { type: 'sign-out' };
const shown: Outcome = { type: 'reject', show: true, with: 'message' };
const quiet: Outcome = { type: 'reject', show: false, with: 'message' };
const noContent: Outcome = { type: 'reject', show: false, with: 'response' };
const success: Outcome = { type: 'resolve', as: 'success' };
const passed: Outcome = { type: 'resolve', as: 'passed' };
const empty: Outcome = { type: 'resolve', as: 'empty' };

function judge(raw: unknown, { status = 200, message = 'm', isPay = false } = {}): Outcome {
  return outcome({
    status,
    code: parseCode(raw),
    message,
    isPay,
    exemptMessages: ['二维码已过期', '更新时间不合法'],
  });
}

describe('the error catalogue, in its order', () => {
  test.each<
    [what: string, code: unknown, facts: { status?: number; message?: string; isPay?: boolean }, Outcome]
  >([
    ['HTTP 401', undefined, { status: 401 }, signOut],
    ['HTTP 401 with a body that says success', 200, { status: 401 }, signOut],
    ['body 401 as a number', 401, {}, signOut],
    ['body 401 as a string', '401', {}, signOut],
    ['body 401 under another HTTP status', 401, { status: 500 }, signOut],
    ['HTTP 500', undefined, { status: 500 }, shown],
    ['HTTP 500 with a body that says success', 200, { status: 500 }, shown],
    ['HTTP 404', 404, { status: 404 }, shown],
    ['HTTP 201', 200, { status: 201 }, shown],
    ['HTTP 500 with the string -1', '-1', { status: 500 }, shown],
    ['HTTP 599 on the payment check', 1, { status: 599, isPay: true }, shown],
    ['the string -1', '-1', {}, signOut],
    ['the number -1', -1, {}, shown],
    ['the number 1', 1, {}, shown],
    ['the number 1 on the payment check', 1, { isPay: true }, passed],
    ['the string 1', '1', {}, success],
    ['the string 1 on the payment check', '1', { isPay: true }, success],
    ['301 as a number', 301, {}, empty],
    ['301 as a string', '301', {}, empty],
    ['2', 2, {}, passed],
    ['"2"', '2', {}, passed],
    ['201', 201, {}, passed],
    ['"201"', '201', {}, passed],
    ['103', 103, {}, passed],
    ['"103"', '103', {}, passed],
    ['100', 100, {}, quiet],
    ['"100"', '100', {}, quiet],
    ['230', 230, {}, quiet],
    ['"230"', '230', {}, quiet],
    ['204', 204, {}, noContent],
    ['"204"', '204', {}, noContent],
    ['200', 200, {}, success],
    ['"200"', '200', {}, success],
    ['212', 212, {}, passed],
    ['"212"', '212', {}, passed],
    ['211', 211, {}, passed],
    ['"211"', '211', {}, passed],
    ['208', 208, {}, passed],
    ['"208"', '208', {}, passed],
    ['an exempt message', 500, { message: '二维码已过期' }, passed],
    ['the other exempt message', 500, { message: '更新时间不合法' }, passed],
    ['an exempt message under 100 stays quiet', 100, { message: '二维码已过期' }, quiet],
    ['an exempt message under the number 1 is shown', 1, { message: '二维码已过期' }, shown],
    ['any code on the payment check', 555, { isPay: true }, passed],
    ['no code at all', undefined, {}, success],
    ['no code at all on the payment check', undefined, { isPay: true }, success],
    ['no code beside an exempt message', undefined, { message: '二维码已过期' }, success],
    ['null for a code', null, {}, success],
    ['500 in the body', 500, {}, shown],
    ['"500" in the body', '500', {}, shown],
    ['0', 0, {}, shown],
    ['an empty string for a code', '', {}, shown],
    ['a word for a code', 'FAIL', {}, shown],
    ['an object for a code', { a: 1 }, {}, shown],
    ['true for a code', true, {}, shown],
  ])('%s', (_, code, facts, expected) => {
    expect(judge(code, facts)).toEqual(expected);
  });
});

it('judges in this order', () => {
  expect(outcomeTable.map((row) => row.outcome)).toEqual([
    signOut, // HTTP status or body code 401
    shown, // any HTTP status other than 200
    signOut, // the string -1
    shown, // the number 1
    empty, // 301
    success, // the string 1, of an upload
    passed, // 2, 201, 103
    quiet, // 100, 230
    noContent, // 204
    success, // 200
    passed, // 212, 211, 208
    passed, // payment check, exempt messages
    success, // no code
  ]);
});

describe('the code of a body', () => {
  test.each([
    [1, 1],
    ['1', '1'],
    [' 1 ', '1'],
    ['-1', '-1'],
    [-1, -1],
    ['01', 1],
    ['200', 200],
    ['-2', -2],
    ['1.5', '1.5'],
    ['12 of 13', '12 of 13'],
    ['E12', 'E12'],
    ['', ''],
    [{ a: 1 }, '{"a":1}'],
    [true, 'true'],
    [undefined, undefined],
    [null, undefined],
  ])('%j is read as %j', (raw, code) => {
    expect(parseCode(raw)).toBe(code);
  });
});

describe('the message of a body', () => {
  it('is the first non-empty string of msg, message, data', () => {
    expect(parseMessage({ msg: '甲', message: '乙', data: '丙' })).toBe('甲');
    expect(parseMessage({ msg: '', message: '乙', data: '丙' })).toBe('乙');
    expect(parseMessage({ msg: null, message: '  ', data: '丙' })).toBe('丙');
    expect(parseMessage({ msg: 7, data: { text: '丙' } })).toBe('');
  });

  it.each([
    ['a long message as it is', '甲'.repeat(1000), '甲'.repeat(1000)],
    ['the beginning of a longer one', '甲'.repeat(1001), `${'甲'.repeat(999)}…`],
    ['the whole characters before its end', `😀${'甲'.repeat(1000)}`, `😀${'甲'.repeat(997)}…`],
    ['whole characters', `${'甲'.repeat(998)}😀${'甲'.repeat(9)}`, `${'甲'.repeat(998)}…`],
  ])('is %s', (_, msg, message) => {
    expect(parseMessage({ msg })).toBe(message);
  });
});
