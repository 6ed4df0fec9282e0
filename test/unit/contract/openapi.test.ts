// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyCodes, successCodes } from '#host/contract/document/codes.ts';
import { openApi } from '#host/contract/document/openapi.ts';
import { root } from '#host/server/paths.ts';
import { outcome } from '#src/http/outcome.ts';
import { parseCode } from '#src/http/response-body.ts';
import { ownCalls } from '../api/call-table.ts';
import { callName, endpoints } from '../api/endpoint-list.ts';
import { contract, operationAt } from './document.ts';

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('the document', () => {
  it('has every call, and no other', () => {
    const defined = endpoints.map(({ definition }) => callName(definition)).toSorted();
    expect(operations.map(callName).toSorted()).toEqual(defined);
  });

  it('is the same each time it is made', async () => {
    expect(JSON.stringify(await openApi())).toBe(JSON.stringify(contract));
  });

  it('keeps the rules of OpenAPI 3.1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    const file = join(folder, 'openapi.json');
    try {
      writeFileSync(file, JSON.stringify(contract));
      const words = ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--format', 'json'];
      const output = execFileSync(process.execPath, [...words, '--config', 'host/contract/redocly.yaml'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      expect(JSON.parse(output)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('has a place in the path for every parameter of the path', () => {
    for (const { path, operation } of operations) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = operation.parameters.flatMap((one) =>
        'in' in one && one.in === 'path' ? [one.name] : [],
      );
      expect(named.toSorted(), path).toEqual(places.toSorted());
    }
  });

  it('says which calls belong to a feature, and which the specification has', () => {
    const own = new Set([
      ...ownCalls.map(([method, path]) => callName({ method, path })),
      // Named by its area in the table, and ours by its definition's comment.
      'POST /api/interact/comment/report',
    ]);
    for (const { definition } of endpoints) {
      const operation = operationAt(definition.method, definition.path);
      expect(operation['x-feature']).toBe(definition.feature);
      expect(operation['x-in-specification']).toBe(!definition.feature && !own.has(callName(definition)));
    }
  });

  it.each([
    ['POST', '/api/auth/user/login', [{ client: [] }]],
    ['GET', '/api/user/user/info', [{ session: [] }]],
    ['POST', '/api/auth/login/sendSms', []],
    ['DELETE', '/api/upload/remove/{id}', [{ session: [], timestamp: [], signature: [] }]],
  ])('says by what %s %s is allowed', (method, path, security) => {
    expect(operationAt(method, path).security).toEqual(security);
  });

  it('says which fields may be missing', () => {
    const filter = operationAt('GET', '/api/course/app/course/getListByFilter').parameters;
    expect(filter).toContainEqual({
      in: 'query',
      name: 'current',
      required: true,
      schema: { type: 'number' },
    });
    expect(filter).toContainEqual({
      in: 'query',
      name: 'searchVal',
      required: false,
      schema: { type: 'string', description: 'Free text.' },
    });
    expect(operationAt('POST', '/api/interact/v2/comment').requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { required: ['content', 'sourceId', 'sourceType'] } } },
    });
    expect(operationAt('POST', '/api/auth/token/key').requestBody?.required).toBe(false);
  });

  it('describes a file as what it is, sent and answered', () => {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    expect(operationAt('POST', '/api/upload/create').requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: { type: 'object', properties: { file }, required: ['file'] },
      },
    });
    expect(operationAt('GET', '/api/portal/invoice/file/{id}').responses['200']).toMatchObject({
      content: { '*/*': { schema: file } },
    });
  });
});

describe('the codes of a body', () => {
  const outcomeOf = (code: number | string) =>
    outcome({ status: 200, code, message: '', isPay: false, exemptMessages: null });

  it('mean success where the client takes them for it', () => {
    for (const code of successCodes)
      expect(outcomeOf(parseCode(code) ?? '')).toEqual({ type: 'resolve', as: 'success' });
  });

  it.each([
    [301, { type: 'resolve', as: 'empty' }],
    [2, { type: 'resolve', as: 'passed' }],
    [208, { type: 'resolve', as: 'passed' }],
    [100, { type: 'reject', show: false, with: 'message' }],
    [204, { type: 'reject', show: false, with: 'response' }],
    [1, { type: 'reject', show: true, with: 'message' }],
    [401, { type: 'sign-out' }],
    ['-1', { type: 'sign-out' }],
  ])('are described in groups that the client treats alike, e.g. %s', (code, expected) => {
    const group = bodyCodes.find(({ codes }) => codes.includes(code));
    for (const one of group?.codes ?? []) expect(outcomeOf(one)).toEqual(expected);
    expect(group).toBeDefined();
  });
});
