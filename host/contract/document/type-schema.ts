import ts from 'typescript';

/** A JSON Schema, as far as this contract writes or reads one. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  additionalProperties?: JsonSchema | boolean;
  $ref?: string;
  [keyword: string]: unknown;
}

const TEXT_OR_NUMBER = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
/** A file, in JSON Schema 2020-12. */
export const binary: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

const isOf = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0;

/** The types that a value may have, without `undefined`, which is never sent. */
export function alternatives(type: ts.Type): ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  return all.filter((one) => !isOf(one, ts.TypeFlags.Undefined | ts.TypeFlags.Void));
}

/** Such a field is left out of what is sent, whether its name is there or not. */
export function mayBeMissing(checker: ts.TypeChecker, field: ts.Symbol): boolean {
  const type = checker.getTypeOfSymbol(field);
  return (
    (field.flags & ts.SymbolFlags.Optional) !== 0 ||
    (type.isUnion() && type.types.some((one) => isOf(one, ts.TypeFlags.Undefined)))
  );
}

/** The JSON Schema of what a value of this type is sent as. */
export function typeSchema(
  checker: ts.TypeChecker,
  type: ts.Type,
  above: readonly ts.Type[] = [],
): JsonSchema {
  const all = alternatives(type);
  const literals = all.filter((one) => isOf(one, ts.TypeFlags.Literal | ts.TypeFlags.Null));
  const others = all.filter((one) => !literals.includes(one));
  const schemas = [
    ...literalSchemas(checker, literals),
    ...others.map((one) => singleSchema(checker, one, above)),
  ];
  const [only, ...more] = schemas;
  return only && more.length === 0 ? only : { anyOf: schemas };
}

function literalSchemas(checker: ts.TypeChecker, literals: readonly ts.Type[]): JsonSchema[] {
  const values = literals.map((one) => {
    if (isOf(one, ts.TypeFlags.Null)) return null;
    return one.isStringLiteral() || one.isNumberLiteral() ? one.value : checker.typeToString(one) === 'true';
  });
  const given = values.filter((value) => value !== null);
  const isEitherBoolean = given.length === 2 && given.every((value) => typeof value === 'boolean');
  const kind = typeof given[0];
  return [
    ...(given.length === 0 ? [] : [isEitherBoolean ? { type: 'boolean' } : { type: kind, enum: given }]),
    ...(given.length === values.length ? [] : [{ type: 'null' }]),
  ];
}

function singleSchema(checker: ts.TypeChecker, type: ts.Type, above: readonly ts.Type[]): JsonSchema {
  if (isOf(type, ts.TypeFlags.String)) return { type: 'string' };
  if (isOf(type, ts.TypeFlags.Number)) return { type: 'number' };
  // A branded text is still a text.
  const base = type.isIntersection() ? type.types.find((one) => isOf(one, TEXT_OR_NUMBER)) : undefined;
  if (base) return singleSchema(checker, base, above);
  if (isOf(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown) || above.includes(type)) return {};
  if (type.symbol?.name === 'Blob' || type.symbol?.name === 'File') return binary;

  const inside = [...above, type];
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    const schemas = items.map((item) => typeSchema(checker, item, inside));
    if (checker.isArrayType(type)) return { type: 'array', items: schemas[0] ?? {} };
    return { type: 'array', prefixItems: schemas, minItems: schemas.length, maxItems: schemas.length };
  }
  return objectSchema(checker, type, inside);
}

function objectSchema(checker: ts.TypeChecker, type: ts.Type, above: readonly ts.Type[]): JsonSchema {
  const fields = checker.getPropertiesOfType(type);
  const rest = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  const properties = Object.fromEntries(
    fields.map((field) => [field.name, fieldSchema(checker, field, above)]),
  );
  const required = fields.filter((field) => !mayBeMissing(checker, field)).map(({ name }) => name);
  return {
    type: 'object',
    ...(fields.length > 0 && { properties }),
    ...(required.length > 0 && { required: required.toSorted() }),
    ...(rest && { additionalProperties: typeSchema(checker, rest.type, above) }),
  };
}

/** The schema of a field, with the sentence that stands above it. */
export function fieldSchema(
  checker: ts.TypeChecker,
  field: ts.Symbol,
  above: readonly ts.Type[] = [],
): JsonSchema {
  const description = sentence(checker, field);
  return {
    ...typeSchema(checker, checker.getTypeOfSymbol(field), above),
    ...(description && { description }),
  };
}

/** The comment above a declaration, on one line; '' for none. */
export function sentence(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}
