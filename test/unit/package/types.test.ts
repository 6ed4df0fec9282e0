// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgetOf, elementTypes, reactTypes } from '#host/package/types.ts';
import { root } from '#host/server/paths.ts';
import { elementReferences } from '#widgets/references.ts';

/** Lists code that an application may write, and code that its compiler has to reject. */
const use = `
import './react.d.ts';
import type {} from './bell.d.ts';
import type {} from './feedback.d.ts';

const bell = document.querySelector('portal-bell');
bell?.addEventListener('portal-unread', (event) => event.detail.count.toFixed());
bell?.open();
if (bell) bell.placement = 'bottom-start';
// @ts-expect-error -- no such placement
if (bell) bell.placement = 'middle';
// @ts-expect-error -- no such method
bell?.fly();

export const tags = (
  <>
    <portal-bell placement="bottom-end" onportal-unread={(event) => event.detail.count.toFixed()} />
    <portal-feedback trigger="none" id="desk" />
    {/* @ts-expect-error -- no such trigger */}
    <portal-feedback trigger="sometimes" />
    {/* @ts-expect-error -- no such tag */}
    <portal-unheard-of />
  </>
);
`;

describe('the types of the tags', () => {
  let folder = '';
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/types-'));
    for (const row of elementReferences)
      writeFileSync(join(folder, `${widgetOf(row)}.d.ts`), elementTypes(row));
    writeFileSync(join(folder, 'react.d.ts'), reactTypes(elementReferences));
    writeFileSync(join(folder, 'use.tsx'), use);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('let an application write what is offered, and nothing else', () => {
    const program = ts.createProgram([join(folder, 'use.tsx')], {
      strict: true,
      noEmit: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(complaints).toEqual([]);
  });
});
