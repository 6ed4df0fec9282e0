import { safeParse } from 'valibot';
import type { EndpointDefinition, EndpointResponse } from './endpoint.ts';

/** Only a caller that needs data takes 301 for more than "done": a write without data has succeeded. */
export function withoutData<Input, Data>(
  { method, response }: EndpointDefinition<Input, Data>,
  message: string,
): EndpointResponse<Data> {
  const result = safeParse(response, null);
  return method !== 'GET' && result.success
    ? { type: 'success', code: 301, message, data: result.output }
    : { type: 'empty', code: 301, message, data: null };
}

/** Codes 2, 103 and 201 are a remark beside the data of a query, which are shown if they are well-formed. */
export function passed<Input, Data>(
  { method, response }: EndpointDefinition<Input, Data>,
  data: unknown,
  code: number | string,
  message: string,
): EndpointResponse<Data> {
  const isRemark = method === 'GET' && [2, 103, 201].includes(Number(code)) && data != null;
  const result = isRemark ? safeParse(response, data) : undefined;
  return result?.success
    ? { type: 'success', code, message, data: result.output }
    : { type: 'passed', code, message, data };
}
