import { PORTAL_VERSION } from '#src/config.ts';
import { readApiModules } from './api-modules.ts';
import { otherAnswer } from './codes.ts';
import { operationOf, sharedParameters, type Content, type Operation } from './operation.ts';
import { requestTypes } from './request-types.ts';
import { responseSchemas } from './response-schema.ts';
import type { JsonSchema } from './type-schema.ts';

export interface OpenApi {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: typeof sharedParameters;
    responses: Record<string, { description: string; content: Content }>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

const other: Content = { 'application/json': { schema: { $ref: '#/components/schemas/OtherAnswer' } } };

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token that a log-in has answered.' },
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'The setting `clientCredential`. It is public: every browser can read it.',
  },
  timestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'timestamp',
    description: 'Of the signature, in milliseconds since 1970.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'signature',
    description:
      'MD5 of params, the setting `signSecret`, token, timestamp and path: the documentation, Settings.',
  },
};

/** The OpenAPI document of all calls, from their definitions. It takes some seconds, since it reads their types. */
export async function openApi(): Promise<OpenApi> {
  const { files, calls, schemas } = await readApiModules();
  const requests = requestTypes(files);
  const { named, of } = responseSchemas(schemas);
  const paths: OpenApi['paths'] = {};
  for (const call of calls.toSorted((one, next) => (one.definition.path < next.definition.path ? -1 : 1))) {
    const { method, path, response } = call.definition;
    const request = call.exports.map((name) => requests.get(name)).find(Boolean);
    if (!request) throw new Error(`no module defines ${call.name}`);
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(call, request, of(response));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of portal-widgets',
      version: PORTAL_VERSION,
      description:
        'All calls that the portal and its elements send. `x-feature` names the setting without which a call is not sent; ' +
        '`x-in-specification` is false for the calls that the description of the original back end does not have. ' +
        'A server may answer fields that are not named here.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...onlyUsed(named, paths), OtherAnswer: otherAnswer },
      parameters: sharedParameters,
      responses: {
        SignedOut: { description: 'The session is over.', content: other },
        Refused: { description: 'A refusal; `msg` is shown to the user.', content: other },
      },
      securitySchemes,
    },
  };
}

/** Some schemas are exported for other purposes than an answer. */
function onlyUsed(named: Record<string, JsonSchema>, paths: OpenApi['paths']): Record<string, JsonSchema> {
  const text = JSON.stringify([named, paths]);
  const entries = Object.entries(named);
  return Object.fromEntries(entries.filter(([name]) => text.includes(`"#/components/schemas/${name}"`)));
}
