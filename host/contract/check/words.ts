import type { DifferenceKind, Note, Result } from './result.ts';

/** The words of a report. */
export interface Words {
  title: string;
  results: Record<Result, string>;
  kinds: Record<DifferenceKind, string>;
  notes: Record<Note, string>;
  expected: string;
  found: string;
  example: string;
  times: string;
  feature: string;
  adapter: string;
  wholeAnswer: string;
  columns: { call: string; result: string; details: string };
}

const english: Words = {
  title: 'The contract of portal-widgets at',
  results: { same: 'same', differs: 'differs', missing: 'missing', 'not compared': 'not compared' },
  kinds: {
    connection: 'no connection',
    'time-out': 'no answer in time',
    adapter: 'the adapter fails',
    status: 'HTTP status',
    'no JSON': 'not JSON',
    code: 'code of the body',
    'missing field': 'field is missing',
    type: 'another type',
    value: 'another value',
    renamed: 'another name',
  },
  notes: {
    account: 'it changes the account, logs out or sends an SMS',
    setting: 'it needs a setting: --settings',
    input: 'no former answer has the input that it needs',
    write: 'it writes: --writes',
    removal: 'it removes data',
    refused: 'the server refused the input of the check',
    'nothing to compare': 'its code leaves nothing to compare',
    empty: 'no data to compare',
    'signed out': 'the server refuses the token',
  },
  expected: 'expected',
  found: 'found',
  example: 'e.g.',
  times: '×',
  feature: 'feature',
  adapter: 'Proposed adapter for what is only renamed',
  wholeAnswer: 'the whole answer',
  columns: { call: 'Call', result: 'Result', details: 'Details' },
};

const chinese: Words = {
  title: '接口约定核对',
  results: { same: '一致', differs: '不一致', missing: '缺失', 'not compared': '未核对' },
  kinds: {
    connection: '无法连接',
    'time-out': '超时未答',
    adapter: '转换出错',
    status: 'HTTP 状态',
    'no JSON': '不是 JSON',
    code: '返回码',
    'missing field': '缺少字段',
    type: '类型不同',
    value: '取值不同',
    renamed: '名称不同',
  },
  notes: {
    account: '会改动账号、退出登录或发送短信',
    setting: '需要配置：--settings',
    input: '此前的返回中没有所需的参数',
    write: '会写入数据：--writes',
    removal: '会删除数据',
    refused: '服务端不接受核对所用的参数',
    'nothing to compare': '返回码表示没有可核对的数据',
    empty: '没有数据可核对',
    'signed out': '服务端不接受令牌',
  },
  expected: '应为',
  found: '实为',
  example: '例如',
  times: '处',
  feature: '功能',
  adapter: '仅名称不同之处的转换代码（建议）',
  wholeAnswer: '整个返回',
  columns: { call: '接口', result: '结果', details: '说明' },
};

export const words = { en: english, 'zh-CN': chinese };
export type ReportLanguage = keyof typeof words;
