import type { EndpointDefinition, EndpointResponse } from './endpoint.ts';
import { readOtherForms } from './other-forms.ts';

/** Only a caller that needs data takes 301 for more than "done": a write without data has succeeded. */
export function withoutData<Input, Data>(
  { method, response }: EndpointDefinition<Input, Data>,
  message: string,
  timeZone: string,
): EndpointResponse<Data> {
  const read = readOtherForms(response, null, timeZone);
  return method !== 'GET' && !read.issues
    ? { type: 'success', code: 301, message, data: read.data }
    : { type: 'empty', code: 301, message, data: null };
}

/** Codes 2, 103 and 201 are a remark beside the data of a query, which are shown if they are well-formed. */
export function passed<Input, Data>(
  { method, response }: EndpointDefinition<Input, Data>,
  data: unknown,
  code: number | string,
  message: string,
  timeZone: string,
): EndpointResponse<Data> {
  const isRemark = method === 'GET' && [2, 103, 201].includes(Number(code)) && data != null;
  const read = isRemark ? readOtherForms(response, data, timeZone) : undefined;
  return read && !read.issues
    ? { type: 'success', code, message, data: read.data }
    : { type: 'passed', code, message, data };
}
