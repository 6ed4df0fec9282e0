import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { invoicePaths } from './changed-paths.ts';
import { order } from './orders.ts';
import { id, list, moment, number, optionalText, paged, text, type PageRequest } from './schemas.ts';

/** An invoice is made out to a person or to a company, which has a tax number. */
export const invoiceTypes = ['personal', 'company'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const invoiceStatuses = ['pending', 'issued', 'failed'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const invoiceTitle = v.looseObject({
  type: v.picklist(invoiceTypes),
  title: text,
  taxNumber: optionalText,
  email: optionalText,
});
export type InvoiceTitle = v.InferOutput<typeof invoiceTitle>;

const invoice = v.looseObject({
  ...invoiceTitle.entries,
  id,
  state: v.picklist(invoiceStatuses),
  /** Why it could not be issued. */
  reason: optionalText,
  /** The number on the issued invoice. */
  invoiceNo: optionalText,
  seller: optionalText,
  /** In yuan. */
  amount: number,
  createTime: v.nullish(moment),
  issueTime: v.nullish(moment),
  orders: list(v.looseObject({ id, title: text, amount: number })),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** The titles of former invoices, the latest first. */
export const getInvoiceTitles = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/invoice/titles',
  response: list(invoiceTitle),
});

/** The orders that an invoice can be asked for. */
export const getOrdersToInvoice = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/invoice/orders',
  response: list(order),
});

/** Asks for one invoice of several orders. */
export const createInvoice = defineEndpoint({
  feature: 'orders',
  method: 'POST',
  path: '/api/portal/invoice/create',
  changes: invoicePaths,
  request: (input: {
    orderIds: string[];
    type: InvoiceType;
    title: string;
    taxNumber?: string;
    email: string;
  }) => ({ body: input }),
  response: invoice,
});

/** The history, newest first. */
export const getInvoices = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/invoice/page',
  request: (input: PageRequest) => ({ query: { ...input } }),
  response: paged(invoice),
});

export const getInvoice = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/invoice/get/{id}',
  request: (input: { id: string }) => ({ path: input }),
  response: invoice,
});

/** The issued invoice as a file, normally a PDF. */
export const getInvoiceFile = defineEndpoint({
  feature: 'orders',
  method: 'GET',
  path: '/api/portal/invoice/file/{id}',
  file: true,
  request: (input: { id: string }) => ({ path: input }),
  response: v.instance(Blob),
});
