import { safeParse } from 'valibot';
import { envelope } from './codes.ts';
import type { DefinedCall } from './defined-calls.ts';
import type { Parameter, RequestTypes } from './request-types.ts';
import { requiredList } from './strict-form.ts';
import { binary, type JsonSchema } from './type-schema.ts';

export interface ParameterObject extends Parameter {
  in: 'path' | 'query';
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (ParameterObject | { $ref: string })[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content } | { $ref: string }>;
  /** The name of the setting `features` without which the portal does not send this call. */
  'x-feature'?: string;
  /** False for a call of ours, which the description of the original back end does not have. */
  'x-in-specification': boolean;
  /** The body of a success is the data itself. */
  'x-without-code'?: true;
  /** The paths of the queries whose answers differ after this write. */
  'x-changes'?: readonly string[];
}

export type Content = Record<string, { schema: JsonSchema }>;

/** Calls of ours that belong to no feature; the description of the back end has all others without one. */
const ownCalls: readonly string[] = [
  'POST /api/v/signrecord/sign',
  'PUT /api/orgUser/user/updateUserInfo',
  'PUT /api/operate/platUser/bindIdCard',
  'POST /api/interact/comment/report',
];

/** The look-ups of the social platform, which answers by rules of its own: the body is the data, and has no code. */
const hasNoCode = (path: string) => path.startsWith('/proxy/wechat/');

/** Sent with every call, see `buildRequest`. */
export const sharedParameters: Record<string, ParameterObject> = {
  os: {
    in: 'query',
    name: 'os',
    required: false,
    schema: { type: 'number', description: 'The operating system; a browser sends 1.' },
  },
  deviceCode: {
    in: 'query',
    name: 'deviceCode',
    required: false,
    schema: { type: 'string', description: 'Name and major version of the browser, e.g. `Chrome 156`.' },
  },
};

/** The folder or module that defines a call, e.g. `orders`. */
export const areaOf = (file: string) => file.replace(/^src\/api\//, '').replace(/(?:\/.*)?(?:\.ts)?$/, '');

/** The entry of one call in the document. `response` is the schema of its data. */
export function operationOf(
  { name, definition }: DefinedCall,
  request: RequestTypes,
  response: JsonSchema,
): Operation {
  const { method, path, feature } = definition;
  const [summary = '', ...rest] = request.description.split(/(?<=[.:;]) /);
  return {
    operationId: `${areaOf(request.file)}.${name}`,
    summary: (summary || spacedName(name)).replace(/[.:;]$/, ''),
    ...(rest.length > 0 && { description: request.description }),
    tags: [areaOf(request.file)],
    security: securityOf(definition),
    parameters: parametersOf(request),
    ...(request.body && { requestBody: bodyOf(request.body) }),
    responses: {
      '200': {
        description: 'A success, or a refusal that says why in its body.',
        content: contentOf(definition, response),
      },
      '401': { $ref: '#/components/responses/SignedOut' },
      default: { $ref: '#/components/responses/Refused' },
    },
    ...(feature && { 'x-feature': feature }),
    'x-in-specification': !feature && !ownCalls.includes(`${method} ${path}`),
    ...(hasNoCode(path) && { 'x-without-code': true as const }),
    ...(method !== 'GET' && definition.changes.length > 0 && { 'x-changes': definition.changes }),
  };
}

const spacedName = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function securityOf({ authorization, signed }: DefinedCall['definition']): Operation['security'] {
  if (authorization === 'none') return [];
  const scheme = authorization === 'client' ? 'client' : 'session';
  return [{ [scheme]: [], ...(signed && { timestamp: [], signature: [] }) }];
}

function parametersOf({ path, query }: RequestTypes): Operation['parameters'] {
  const shared = Object.keys(sharedParameters).filter((name) => !query.some((own) => own.name === name));
  return [
    ...path.map((parameter) => ({ in: 'path' as const, ...parameter, required: true })),
    ...query.map((parameter) => ({ in: 'query' as const, ...parameter })),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function bodyOf({
  kind,
  schema,
  required,
}: NonNullable<RequestTypes['body']>): Operation['requestBody'] & object {
  const hasFile = JSON.stringify(schema).includes('contentMediaType');
  const form = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { required, content: { [kind === 'json' ? 'application/json' : form]: { schema } } };
}

function contentOf({ path, file, response }: DefinedCall['definition'], schema: JsonSchema): Content {
  const refused: JsonSchema = { $ref: '#/components/schemas/OtherAnswer' };
  if (file) return { '*/*': { schema: binary }, 'application/json': { schema: refused } };
  if (hasNoCode(path)) return { 'application/json': { schema: { anyOf: [schema, refused] } } };
  const isDataRequired = !safeParse(requiredList(response), undefined).success;
  return { 'application/json': { schema: { anyOf: [envelope(schema, isDataRequired), refused] } } };
}
