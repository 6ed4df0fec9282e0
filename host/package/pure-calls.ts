import ts from 'typescript';

const mark = '/* @__PURE__ */ ';

/**
 * Marks the calls that initialize a module's constants as pure, so that a bundler may drop each unused constant.
 * Calls inside functions are left as they are.
 */
export function markPureCalls(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const positions: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) positions.push(node.getStart(file));
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) if (initializer) visit(initializer);
  }
  // A chain begins where its first call does.
  return [...new Set(positions)]
    .toSorted((one, other) => other - one)
    .reduce((text, position) => text.slice(0, position) + mark + text.slice(position), code);
}
