import type { EndpointDefinition } from '#src/http/endpoint.ts';
import { outcome } from '#src/http/outcome.ts';
import { parseJson } from '#src/http/parse-json.ts';
import { parseBody } from '#src/http/response-body.ts';
import { isRecord } from '#src/rules/record.ts';
import type { JsonSchema } from '../document/type-schema.ts';
import type { Answer } from './ask.ts';
import { findRenames } from './renames.ts';
import type { Difference, Note, Result } from './result.ts';
import { exampleOf, typeName, type Validation } from './validate.ts';

export interface Comparison {
  result: Result;
  note: Note | '';
  differences: Difference[];
  /** The data of a well-formed success, from which later calls take their inputs. */
  data?: unknown;
}

/** A call as the comparison needs it. */
export interface ComparedCall {
  definition: Pick<EndpointDefinition, 'method' | 'file' | 'isPay'>;
  /** The schema of its data. */
  schema: JsonSchema;
  isDataRequired: boolean;
  isWithoutCode: boolean;
}

const whole = { field: '', example: '', count: 1 };
const differs = (...differences: Difference[]): Comparison => ({ result: 'differs', note: '', differences });
const notCompared = (note: Note): Comparison => ({ result: 'not compared', note, differences: [] });

/** Compares an answer with the contract as the client would judge it. */
export function compareAnswer(call: ComparedCall, answer: Answer, validation: Validation): Comparison {
  if (answer.failure) {
    const found = answer.failure === 'time-out' ? '' : answer.text;
    return differs({ ...whole, kind: answer.failure, expected: '', found });
  }
  const { status, type, text } = answer;
  const { definition } = call;
  const body = parseBody(text, parseJson);
  if ([404, 405, 501].includes(status)) {
    const missing = differs({ ...whole, kind: 'status', expected: '200', found: String(status) });
    return { ...missing, result: 'missing' };
  }
  if (status === 200 && definition.file && !/json|html/i.test(type) && text)
    return { result: 'same', note: '', differences: [] };
  if (status === 200 && !isRecord(body.json)) {
    const found =
      /html/i.test(type) || text.trimStart().startsWith('<')
        ? 'HTML'
        : body.json === undefined
          ? ''
          : typeName(body.json);
    return differs({ ...whole, kind: 'no JSON', expected: 'JSON', found, example: exampleOf(text) });
  }
  const facts = {
    status,
    code: body.code,
    message: body.message,
    isPay: definition.isPay ?? false,
    exemptMessages: null,
  };
  const verdict = outcome(facts);
  if (verdict.type === 'sign-out') return notCompared('signed out');
  if (status !== 200)
    return differs({
      ...whole,
      kind: 'status',
      expected: '200',
      found: String(status),
      example: exampleOf(body.message),
    });
  if (verdict.type === 'reject') return compareRefusal(call, body, validation);
  if (body.code === undefined) return compareBare(call, body, validation);
  if (verdict.as === 'passed') return notCompared('nothing to compare');
  if (verdict.as === 'empty') return { result: 'same', note: 'empty', differences: [] };
  return compareData(call, body, validation);
}

type Body = ReturnType<typeof parseBody>;

/** Without a code, the client takes the whole body for the data. */
function compareBare(call: ComparedCall, body: Body, validation: Validation): Comparison {
  const { json } = body;
  const differences = validation.differences(call.schema, json, 'body');
  // Where all fields are optional, the frame around the data fits too, and the client would show nothing.
  const isFrame = isRecord(json) && 'data' in json && !validation.resolve(call.schema).properties?.data;
  if (differences.length === 0 && !(isFrame && !call.isWithoutCode))
    return { result: 'same', note: '', differences, data: json };
  return call.isWithoutCode ? differs(...differences) : compareRefusal(call, body, validation);
}

/** A server that succeeds by a code of its own sends good data with it. */
function compareRefusal(
  call: ComparedCall,
  { code, message, json }: Body,
  validation: Validation,
): Comparison {
  const data = isRecord(json) ? json.data : undefined;
  const isGood = data != null && validation.differences(call.schema, data, 'data').length === 0;
  if (call.definition.method !== 'GET' && !isGood) return notCompared('refused');
  const difference: Difference = {
    kind: 'code',
    field: 'code',
    expected: '200',
    found: code === undefined ? '' : JSON.stringify(code),
    example: exampleOf(message),
    count: 1,
    ...(isGood && { renamedFrom: code ?? null }),
  };
  return { ...differs(difference), ...(isGood && { data }) };
}

function compareData(call: ComparedCall, { json, data }: Body, validation: Validation): Comparison {
  const { schema, isDataRequired } = call;
  const envelope: JsonSchema = { properties: { code: {}, msg: {}, message: {}, data: schema } };
  if (isDataRequired) envelope.required = ['data'];
  const renames = findRenames(envelope, json, '', validation);
  const wrong =
    isRecord(json) && !('data' in json) && isDataRequired
      ? [{ ...whole, kind: 'missing field' as const, field: 'data', expected: '', found: '' }]
      : data === undefined
        ? []
        : validation.differences(schema, data, 'data');
  const known = new Map(renames.map((one) => [`${one.place}.${one.to}`.replace(/^\./, ''), one]));
  const differences = wrong.map((one) => {
    const rename = one.kind === 'missing field' ? known.get(one.field) : undefined;
    if (!rename) return one;
    known.delete(one.field);
    return { ...one, kind: 'renamed' as const, found: rename.from, renamedFrom: rename.from };
  });
  for (const [field, { from }] of known)
    differences.push({
      ...whole,
      kind: 'renamed',
      field,
      expected: '',
      found: from,
      renamedFrom: from,
    });
  const isEmpty = isRecord(data)
    ? Array.isArray(data.records) && data.records.length === 0
    : Array.isArray(data) && data.length === 0;
  return differences.length > 0
    ? { ...differs(...differences), data }
    : { result: 'same', note: isEmpty ? 'empty' : '', differences, data };
}
