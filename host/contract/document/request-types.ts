import ts from 'typescript';
import { root } from '../../server/paths.ts';
import {
  alternatives,
  fieldSchema,
  mayBeMissing,
  sentence,
  typeSchema,
  type JsonSchema,
} from './type-schema.ts';

export interface Parameter {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** The parts of a call's request, as the type of its definition's `request` says. */
export interface RequestTypes {
  /** The module that defines the call; others may export it again. */
  file: string;
  description: string;
  path: Parameter[];
  query: Parameter[];
  /** JSON, or a form; undefined for none. */
  body?: { kind: 'json' | 'form'; schema: JsonSchema; required: boolean } | undefined;
}

/**
 * The requests of all calls in these modules, by module and name of the function. A definition has a function that
 * makes the request: its types say all that it may send, and what may be missing, while a run of it would show one example.
 */
export function requestTypes(files: readonly string[]): Map<string, RequestTypes> {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const found = new Map<string, RequestTypes>();
  for (const file of files) {
    const source = program.getSourceFile(root + file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} cannot be read`);
    for (const symbol of checker.getExportsOfModule(module)) {
      const request = definitionOf(symbol);
      if (!request) continue;
      found.set(`${file} ${symbol.name}`, { file, ...describe(checker, symbol, request) });
    }
  }
  return found;
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  return ts.createProgram(
    files.map((file) => root + file),
    { ...options, types: [] },
  );
}

/** The object that is given to `defineEndpoint`. */
function definitionOf(symbol: ts.Symbol): ts.ObjectLiteralExpression | undefined {
  const made = symbol.valueDeclaration;
  if (!made || !ts.isVariableDeclaration(made) || !made.initializer) return undefined;
  const call = made.initializer;
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'defineEndpoint') return undefined;
  const [definition] = call.arguments;
  return definition && ts.isObjectLiteralExpression(definition) ? definition : undefined;
}

function describe(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  definition: ts.ObjectLiteralExpression,
): Omit<RequestTypes, 'file'> {
  const description = sentence(checker, symbol);
  const property = definition.properties.find(
    ({ name }) => name && /^(?:request|configuredRequest)$/.test(name.getText()),
  );
  if (!property) return { description, path: [], query: [] };
  const value = ts.isPropertyAssignment(property) ? property.initializer : (property.name ?? property);
  const [signature] = checker.getTypeAtLocation(value).getCallSignatures();
  if (!signature) throw new Error(`${symbol.name} makes its request by no function`);

  const possible = alternatives(signature.getReturnType());
  return {
    description,
    path: parametersOf(checker, partOf(checker, possible, 'path')),
    query: parametersOf(checker, partOf(checker, possible, 'query')),
    body: bodyOf(checker, possible, 'body', 'json') ?? bodyOf(checker, possible, 'form', 'form'),
  };
}

interface Part {
  types: ts.Type[];
  /** No request is without it. */
  isAlways: boolean;
}

/** The types of one part in all requests that a function may make. */
function partOf(checker: ts.TypeChecker, requests: readonly ts.Type[], name: string): Part {
  const fields = requests.map((request) => request.getProperty(name));
  const types = fields.flatMap((field) => (field ? alternatives(checker.getTypeOfSymbol(field)) : []));
  return { types, isAlways: fields.every((field) => field && !mayBeMissing(checker, field)) };
}

function parametersOf(checker: ts.TypeChecker, { types, isAlways }: Part): Parameter[] {
  const names = new Set(types.flatMap((type) => checker.getPropertiesOfType(type).map(({ name }) => name)));
  return [...names].map((name) => {
    const fields = types.map((type) => checker.getPropertyOfType(type, name));
    const schemas = fields.flatMap((field) => (field ? [fieldSchema(checker, field)] : []));
    return {
      name,
      schema: anyOf(schemas),
      required: isAlways && fields.every((field) => field && !mayBeMissing(checker, field)),
    };
  });
}

function bodyOf(
  checker: ts.TypeChecker,
  requests: readonly ts.Type[],
  name: string,
  kind: 'json' | 'form',
): RequestTypes['body'] {
  const { types, isAlways } = partOf(checker, requests, name);
  if (types.length === 0) return undefined;
  return { kind, schema: anyOf(types.map((type) => typeSchema(checker, type))), required: isAlways };
}

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 && different[0] ? different[0] : { anyOf: different };
}
