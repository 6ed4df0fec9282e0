import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { orderStatuses } from '#src/api/orders.ts';
import { invoicingPath, orderStatusViews, payAddress, sumOf } from '#host/app/pages/orders/order-status.ts';
import { orderPath } from '#host/app/content/item-paths.ts';
import { invoiceExtension } from '#host/app/pages/orders/invoice-status.ts';

const page = 'https://portal.example/space/orderDetail/1';

test.each([
  ['a full address', 'https://pay.example/1?a=b', '', 'https://pay.example/1?a=b'],
  ['a path of the same site', '/external/pay?orderId=1', '', 'https://portal.example/external/pay?orderId=1'],
  ['a path of the server', '/pay/1', 'https://api.example/', 'https://api.example/pay/1'],
  ['a protocol-relative address', '//pay.example/1', '', 'https://pay.example/1'],
  ['a script', 'javascript:alert(1)', '', ''],
  ['data', 'data:text/html,x', '', ''],
  ['an app', 'weixin://wxpay/bizpayurl?pr=1', '', ''],
  ['a broken address', 'https://', '', ''],
  ['nothing', '', '', ''],
  ['no value', null, '', ''],
])('%s to pay at', (_, payUrl, api, address) => {
  expect(payAddress(payUrl, api, page)).toBe(address);
});

test('any text to pay at becomes an http(s) address or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(payAddress(text, '', page)).toMatch(/^(?:https?:\/\/.*)?$/s);
    }),
  );
});

describe('a sum', () => {
  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[98.5, 59.9, 0.01], 158.41],
    [[28 * 3, 19.99 * 7], 223.93],
  ])('of %j is %d', (amounts, sum) => {
    expect(sumOf(amounts)).toBe(sum);
  });

  it('is exact in fen, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 })), (fen) => {
        const sum = fen.reduce((one, other) => one + other, 0) / 100;
        const amounts = fen.map((amount) => amount / 100);
        expect(sumOf(amounts)).toBe(sum);
        expect(sumOf(amounts.toReversed())).toBe(sum);
      }),
    );
  });
});

test.each(orderStatuses)('an order that is %s has steps, of which none is beyond the end', (state) => {
  const { steps, current } = orderStatusViews[state];
  expect(new Set(steps).size).toBe(steps.length);
  expect(current).toBeLessThanOrEqual(steps.length);
});

test('ids stand in paths encoded', () => {
  expect(orderPath('a/b?c')).toBe('/space/orderDetail/a%2Fb%3Fc');
  expect(invoicingPath(['1', '2&3'])).toBe('/space/invoicing?orders=1%2C2%263');
});

test.each([
  ['a PDF', '%PDF-1.4\n…', 'pdf'],
  ['an OFD archive', 'PK\u0003\u0004…', 'ofd'],
  ['a page that reports an error', '<!doctype html>', null],
  ['JSON', '{"code":500}', null],
  ['an empty file', '', null],
])('%s', (_, content, extension) => {
  expect(invoiceExtension(new TextEncoder().encode(content))).toBe(extension);
});
