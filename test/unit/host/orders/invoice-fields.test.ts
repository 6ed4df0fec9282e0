import { describe, expect, it, test } from 'vitest';
import type { InvoiceTitle } from '#src/api/invoices.ts';
import type { Order } from '#src/api/orders.ts';
import { chinese, wordsOf } from '#src/texts/texts.ts';
import {
  chosenOrders,
  initialInvoice,
  invoiceErrors,
  invoiceRequest,
  keptInvoiceTexts,
  type InvoiceValues,
} from '#host/app/pages/orders/invoice-fields.ts';
import { invoiceTexts } from '#host/app/pages/orders/invoice-texts.ts';

const words = wordsOf(invoiceTexts, chinese);
const orders = ['1', '2', '3'].map((id) => ({ id }) as Order);

test.each([
  ['', [], 0],
  ['orders=', [], 0],
  ['orders=1', ['1'], 0],
  ['orders=3,1', ['3', '1'], 0],
  ['orders=1,1,2', ['1', '2'], 0],
  ['orders=1,9,8', ['1'], 2],
  ['orders=%2C,2', ['2'], 0],
])('the address ?%s chooses %j', (query, ids, unknown) => {
  expect(chosenOrders(new URLSearchParams(query), orders)).toEqual({ ids, unknown });
});

const company: InvoiceTitle = {
  type: 'company',
  title: '东湖区实验小学',
  taxNumber: '124201064413563276',
  email: '',
};
const personal: InvoiceTitle = {
  type: 'personal',
  title: '陈思远',
  taxNumber: '',
  email: 'c@donghu.example',
};

describe('the form is opened', () => {
  it('with the latest titles', () => {
    expect(initialInvoice([personal, company], ['1', '2'])).toEqual({
      orders: '1,2',
      type: 'personal',
      company: '东湖区实验小学',
      taxNumber: '124201064413563276',
      personal: '陈思远',
      email: 'c@donghu.example',
    });
  });

  it('empty, for a company, if there are none', () => {
    expect(initialInvoice([], [])).toEqual({
      orders: '',
      type: 'company',
      company: '',
      taxNumber: '',
      personal: '',
      email: '',
    });
  });
});

const valid: InvoiceValues = initialInvoice([company, personal], ['1']);

test.each<[what: string, change: Partial<InvoiceValues>, errors: object]>([
  ['a valid one', {}, {}],
  ['a valid one for a person', { type: 'personal', company: '', taxNumber: 'x' }, {}],
  ['no orders', { orders: '' }, { orders: '请至少选择一个订单' }],
  ['no title', { company: '  ' }, { company: '请输入发票抬头' }],
  ['no name', { type: 'personal', personal: '' }, { personal: '请输入发票抬头' }],
  ['a long title', { company: '校'.repeat(101) }, { company: '发票抬头不能超过 100 个字' }],
  ['no tax number', { taxNumber: '' }, { taxNumber: '请输入纳税人识别号' }],
  ['a short tax number', { taxNumber: '1242' }, { taxNumber: '纳税人识别号应为 15、18 或 20 位' }],
  ['a wrong check digit', { taxNumber: '124201064413563270' }, { taxNumber: words.taxNumberCheck }],
  ['no e-mail', { email: '' }, { email: '请输入接收邮箱' }],
  ['a wrong e-mail', { email: 'c@' }, { email: '邮箱格式不符合规范' }],
])('%s', (_, change, errors) => {
  expect(invoiceErrors({ ...valid, ...change }, words)).toEqual(errors);
});

test('a request has the title of its type, and a tax number only for a company', () => {
  expect(invoiceRequest({ ...valid, orders: '1,2', company: ' 东湖区实验小学 ' })).toEqual({
    orderIds: ['1', '2'],
    type: 'company',
    title: '东湖区实验小学',
    taxNumber: '124201064413563276',
    email: 'c@donghu.example',
  });
  expect(invoiceRequest({ ...valid, type: 'personal' })).toMatchObject({
    title: '陈思远',
    taxNumber: undefined,
  });
});

test('an e-mail address that was typed in full width becomes an ordinary one', () => {
  expect(keptInvoiceTexts.email(' ａ＠ｂ．ｃｎ ')).toBe('a@b.cn');
});
