import type { Endpoint } from '#src/http/endpoint.ts';
import { callTable, featureCalls, ownCalls } from './call-table.ts';

/** An endpoint whose input only its own row knows. */
export type AnyEndpoint = Endpoint<never, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'function' && 'definition' in value;
const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });

/** All endpoints; one that an area re-exports from another is still one function. */
export const endpoints: readonly AnyEndpoint[] = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint))),
];

/** The rows of all tables of calls, each with its area. */
export const callRows = [
  ...Object.entries(callTable),
  ...Object.entries(featureCalls),
  ['our own', ownCalls] as const,
].flatMap(([area, inArea]) =>
  inArea.map((row) => ({ area, method: row[0], path: row[1], input: row[2], row })),
);

export const callName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

export const endpointsAt = (row: { method: string; path: string }) =>
  endpoints.filter(({ definition }) => callName(definition) === callName(row));
