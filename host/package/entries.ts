import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const generated = '.cache/package';

/** The folders of the widgets that are custom elements, e.g. `sign-card` of `<portal-sign-card>`. */
export const elementWidgets: readonly string[] = readdirSync('widgets')
  .filter((name) => existsSync(`widgets/${name}/element.ts`))
  .toSorted();

/** The entries of the package by name, each with its source. */
export const entries: Readonly<Record<string, string>> = {
  index: `${generated}/index.ts`,
  // Types alone.
  adapter: 'src/http/adapter/adapter.ts',
  testing: 'test/kit/index.ts',
  'testing/setup': 'test/kit/setup.ts',
  ...Object.fromEntries(elementWidgets.map((name) => [name, `widgets/${name}/index.ts`])),
};

/** The entries that define tags on import and export nothing. */
export const elementEntries: Readonly<Record<string, string>> = {
  'elements/index': `${generated}/elements.ts`,
  ...Object.fromEntries(elementWidgets.map((name) => [`elements/${name}`, `widgets/${name}/element.ts`])),
};

/** Writes the two entries that list all widgets: `portal-widgets` and `portal-widgets/elements`. */
export function writeGeneratedEntries(): void {
  const components = elementWidgets.map(
    (name) => `export { ${publicNames(name).join(', ')} } from '../../widgets/${name}/index.ts';\n`,
  );
  const definitions = elementWidgets.map((name) => `import '../../widgets/${name}/element.ts';\n`);
  mkdirSync(generated, { recursive: true });
  writeFileSync(`${generated}/index.ts`, `${components.join('')}export * from '../../src/index.ts';\n`);
  writeFileSync(`${generated}/elements.ts`, `'use client';\n${definitions.join('')}`);
}

/** The component of a widget, which is named after its folder, with the types of its props and its handle. */
export function publicNames(widget: string): string[] {
  const path = `widgets/${widget}/index.ts`;
  const exported = exportsOf(path);
  const prefix = `-${widget}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = exported.find(({ name, isType }) => !isType && name.startsWith(prefix))?.name;
  if (!component) throw new Error(`${path} exports no component whose name begins with ${prefix}`);
  const types = [`${component}Handle`, `${component}Props`].filter((name) =>
    exported.some((one) => one.name === name),
  );
  return [component, ...types.map((name) => `type ${name}`)];
}

function exportsOf(path: string): { name: string; isType: boolean }[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements.map(({ name, isTypeOnly }) => ({
      name: name.text,
      isType: isTypeOnly || statement.isTypeOnly,
    }));
  });
}
