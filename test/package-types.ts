import ts from 'typescript';
import { root } from '#host/server/paths.ts';

const files = ['application', 'tests'].map((name) => `${root}test/types/${name}.tsx`);

const ways = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
};

/**
 * Compiles sample application code against the built package with its own module resolution. Throws on a type error.
 */
export function checkTypes(): void {
  for (const [name, way] of Object.entries(ways)) {
    const program = ts.createProgram(files, {
      ...way,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    });
    const faults = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : '';
      return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    if (faults.length > 0) throw new Error(`types, resolved as by ${name}:\n${faults.join('\n')}`);
  }
  console.log('the types allow what is offered, and refuse what is not');
}
