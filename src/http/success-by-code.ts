import type { EndpointDefinition, EndpointResponse } from './endpoint.ts';
import { readAnswer, type Reading } from './read-answer.ts';

/** Only a caller that needs data takes 301 for more than "done": a write without data has succeeded. */
export function withoutData<Input, Data>(
  { method, response }: EndpointDefinition<Input, Data>,
  message: string,
  reading: Reading,
): EndpointResponse<Data> {
  const read = readAnswer(response, null, reading);
  return method !== 'GET' && !read.issues
    ? { type: 'success', code: 301, message, data: read.value }
    : { type: 'empty', code: 301, message, data: null };
}

/** Codes 2, 103 and 201 are a remark beside the data of a query, which are shown if they are well-formed. */
export function passed<Input, Data>(
  { method, response }: EndpointDefinition<Input, Data>,
  data: unknown,
  code: number | string,
  message: string,
  reading: Reading,
): EndpointResponse<Data> {
  const isRemark = method === 'GET' && [2, 103, 201].includes(Number(code)) && data != null;
  const read = isRemark ? readAnswer(response, data, reading) : undefined;
  return read && !read.issues
    ? { type: 'success', code, message, data: read.value }
    : { type: 'passed', code, message, data };
}
