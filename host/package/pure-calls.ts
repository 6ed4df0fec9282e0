import ts from 'typescript';

const mark = '/* @__PURE__ */ ';

/**
 * Marks the calls by which a module makes its constants, which change nothing elsewhere: a bundler may then leave out
 * each constant that nobody reads. What a function calls later is left as it is.
 */
export function markPureCalls(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) places.push(node.getStart(file));
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) if (initializer) visit(initializer);
  }
  // A chain begins where its first call does.
  return [...new Set(places)]
    .toSorted((one, other) => other - one)
    .reduce((text, place) => text.slice(0, place) + mark + text.slice(place), code);
}
