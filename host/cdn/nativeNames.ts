import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { nativeName } from './manners.ts';

/**
 * React's manners, as far as our components count on them: `className`, `onChange` of a field that is typed in, a focus
 * that bubbles, `nativeEvent`. preact/compat minds them for each element it makes; here the sources say at once what the
 * browser calls it.
 */
export function nativeNames(): Plugin {
  return {
    name: 'portal-native-names',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?');
      const mayName = file.endsWith('.tsx') || (file.endsWith('.ts') && code.includes('.nativeEvent'));
      if (!mayName || /[\\/]node_modules[\\/]/.test(file)) return null;
      return { code: withNativeNames(code, file), map: null };
    },
  };
}

const spreading = fileURLToPath(new URL('manners.ts', import.meta.url));
const helper = '__mannered';

interface Cut {
  start: number;
  end: number;
  put: string;
}

export function withNativeNames(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const cuts: Cut[] = [];
  const visit = (node: ts.Node): void => {
    cuts.push(...cutsOf(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (cuts.length === 0) return code;
  const named = cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code);
  return named.includes(helper)
    ? `import { mannered as ${helper} } from ${JSON.stringify(spreading)};${named}`
    : named;
}

function cutsOf(node: ts.Node, file: ts.SourceFile): Cut[] {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'nativeEvent')
    return [{ start: node.expression.getEnd(), end: node.getEnd(), put: '' }];
  if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText(file) === 'nativeEvent')
    throw new Error(`${file.fileName}: write event.nativeEvent, whose name can be left out`);
  if (!ts.isJsxAttributes(node)) return [];
  const tag = node.parent.tagName.getText(file);
  return /^[a-z]/.test(tag) && !tag.includes('.') ? cutsOfElement(node, tag, file) : [];
}

function cutsOfElement({ properties }: ts.JsxAttributes, tag: string, file: ts.SourceFile): Cut[] {
  const isTyped =
    /^(?:input|textarea)$/.test(tag) && !properties.some((property) => isChosen(property, file));
  return properties.flatMap((property) => {
    if (ts.isJsxAttribute(property)) {
      const name = property.name.getText(file);
      const put = nativeName(name, isTyped);
      return put === name ? [] : [{ start: property.name.getStart(file), end: property.name.getEnd(), put }];
    }
    const { expression } = property;
    return [
      { start: expression.getStart(file), end: expression.getStart(file), put: `${helper}(` },
      { start: expression.getEnd(), end: expression.getEnd(), put: `, ${isTyped})` },
    ];
  });
}

/** Whether it says that the field is not typed in. */
function isChosen(property: ts.JsxAttributeLike, file: ts.SourceFile): boolean {
  return (
    ts.isJsxAttribute(property) &&
    property.name.getText(file) === 'type' &&
    /^"(?:checkbox|file|radio)"$/.test(property.initializer?.getText(file) ?? '')
  );
}
