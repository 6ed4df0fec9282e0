import ts from 'typescript';

/** What never is in our trees: HTML of a server to hydrate, HTML as text, comments, formulas, promises thrown at a
 *  `Suspense`, and the methods of classes older than hooks. */
const constant = new Map([
  ['isHydrating', 'false'],
  ['prevDebounce', 'undefined'],
  ['resumed', 'null'],
  ['MODE_HYDRATE', '0'],
  ['MODE_SUSPENDED', '0'],
  ['newHtml', 'undefined'],
  ['oldHtml', 'undefined'],
]);
const absent = new Set([
  '_excess',
  '_hook',
  '_hydrationMismatch',
  '_skipEffects',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUpdate',
  'debounceRendering',
  'event',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'then',
  'vnode',
]);
const neverMade = new Set([
  "'dangerouslySetInnerHTML'",
  "'foreignObject'",
  "'math'",
  "'progress'",
  "'template'",
  "'textarea'",
  'MATH_NAMESPACE',
  // Of a comment, and of a document.
  '8',
  '9',
]);

/** Properties that are as good as their attributes. */
const alike = new Set(["'colSpan'", "'form'", "'list'", "'rowSpan'"]);
/** What is shorter where there are no custom built-ins, comments, names of React's, or contexts read by a child. */
const shorter = new Map([
  ['Context.Consumer = (props, contextValue) => { return props.children(contextValue); }', 'undefined'],
  ['Context.Provider = Context.Consumer.contextType = Context', 'Context.Provider = Context'],
  ["name == 'popover' && value == true ? '' : value", 'value'],
  ["name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's')", 'name'],
  ['newProps.is ? newProps : parentDom', 'parentDom'],
  ['nodeType ? value.localName == nodeType : value.nodeType == 3', 'value.localName == nodeType'],
]);

/** Says of the parts of preact that nobody here uses that they are not there, so that a minifier drops them. */
export function withoutParts(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const cuts: { start: number; end: number; put: string }[] = [];
  const visit = (node: ts.Node): void => {
    const put = substitute(node, file);
    if (put === null) return ts.forEachChild(node, visit);
    cuts.push({ start: node.getStart(file), end: node.getEnd(), put });
  };
  ts.forEachChild(file, visit);
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code);
}

function substitute(node: ts.Node, file: ts.SourceFile): string | null {
  const known = shorter.get(node.getText(file).replace(/\s+/g, ' '));
  if (known !== undefined && ts.isExpression(node)) return known;
  if (isTarget(node)) return null;
  if (ts.isIdentifier(node) && isRead(node)) return constant.get(node.text) ?? null;
  if (isAbsent(node)) return 'undefined';
  if (ts.isParenthesizedExpression(node) && isAssignment(node.expression) && isAbsent(node.expression.right))
    return 'undefined';
  if (!ts.isBinaryExpression(node)) return null;
  const { operatorToken, right } = node;
  const by = right.getText(file);
  if (operatorToken.kind === ts.SyntaxKind.EqualsEqualsToken && neverMade.has(by)) return 'false';
  if (operatorToken.kind === ts.SyntaxKind.ExclamationEqualsToken && alike.has(by)) return 'true';
  return operatorToken.kind === ts.SyntaxKind.AmpersandToken && constant.get(by) === '0' ? '0' : null;
}

function isAbsent(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && absent.has(node.name.text);
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** What is assigned to must stay a name. */
function isTarget(node: ts.Node): boolean {
  return isAssignment(node.parent) && node.parent.left === node;
}

function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isParameter(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !ts.isVariableDeclaration(parent) || parent.initializer === node;
}
