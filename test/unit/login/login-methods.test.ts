import { describe, expect, test } from 'vitest';
import { offeredMethods } from '#widgets/login/login-methods.ts';

describe('the ways in that are offered', () => {
  test.each([
    ['not known yet', undefined, undefined, ['account']],
    ['not known yet, and another is asked for', undefined, 'mobile', ['mobile']],
    ['all', ['wechat', 'mobile', 'account'], undefined, ['account', 'mobile', 'wechat']],
    ['two', ['account', 'mobile'], undefined, ['account', 'mobile']],
    ['no account', ['mobile'], undefined, ['mobile']],
    ['one asked for that the organisation does not have', ['account'], 'mobile', ['account']],
    ['none named', [], undefined, ['account']],
    ['only unknown ones', ['face', 7], undefined, ['account']],
  ] as const)('%s', (_, types, asked, offered) => {
    expect(offeredMethods({ types, asked, hasWechat: true })).toEqual(offered);
  });

  test('WeChat only where its address is configured', () => {
    const types = ['account', 'wechat'];
    expect(offeredMethods({ types, asked: undefined, hasWechat: false })).toEqual(['account']);
    expect(offeredMethods({ types: ['wechat'], asked: undefined, hasWechat: false })).toEqual(['account']);
  });
});
