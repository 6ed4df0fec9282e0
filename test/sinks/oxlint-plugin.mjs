/*
 * Keeps addresses out of every sink but those that take a `SafeUrl` or a `MediaUrl`: the files that `.oxlintrc.json` excepts.
 */

/** Attributes and properties whose value a browser requests, or opens on a click. */
const addresses = new Set([
  'href',
  'src',
  'srcset',
  'poster',
  'action',
  'formaction',
  'xlinkhref',
  'xlink:href',
  'ping',
  'background',
]);
/** A property of that name is one of ours at least as often. */
const ambiguous = new Set(['action', 'ping', 'background']);
/** Properties that are parsed as HTML. */
const markup = new Set(['innerhtml', 'outerhtml', 'srcdoc', 'dangerouslysetinnerhtml']);
/** Functions of `window` and of its location that leave the page or open another one. */
const leaving = new Set(['location.assign', 'location.replace', 'window.open']);

const advice =
  'An address reaches the browser by Anchor, Button, Link, Picture, leave-page.ts or address-sinks.ts alone, which take a SafeUrl or MediaUrl.';
const markupAdvice = 'HTML reaches the page by SafeHtml alone, which sanitizes it.';

const isLiteral = (node) =>
  node?.type === 'Literal' || (node?.type === 'TemplateLiteral' && !node.expressions.length);

const nameOf = (node) => {
  if (node.computed) return typeof node.property.value === 'string' ? node.property.value : '';
  return node.property.name ?? '';
};

const ownerOf = ({ object }) =>
  object.type === 'MemberExpression' ? nameOf(object) : object.type === 'Identifier' ? object.name : '';

const checked = {
  create(context) {
    const report = (node, message = advice) => context.report({ node, message });
    const named = (node, name, value) => {
      const lower = name.toLowerCase();
      if (markup.has(lower)) report(node, markupAdvice);
      else if (addresses.has(lower) && !isLiteral(value)) report(node);
    };
    return {
      JSXAttribute({ name, value, parent }) {
        const isOfBrowser = parent.name.type === 'JSXIdentifier' && /^[a-z]/.test(parent.name.name);
        if (name.type !== 'JSXIdentifier' || !isOfBrowser || !value) return;
        named(name, name.name, value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'Identifier' && left.name === 'location') return report(left);
        if (left.type !== 'MemberExpression') return;
        const name = nameOf(left);
        if (name === 'location' && ['window', 'document', 'top', 'parent'].includes(ownerOf(left)))
          report(left);
        else if (!ambiguous.has(name)) named(left.property, name, right);
      },
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression') return;
        const name = nameOf(callee);
        if (leaving.has(`${ownerOf(callee)}.${name}`)) report(callee.property);
        if (/^setAttribute(NS)?$/.test(name)) {
          const [key, value] = given.slice(-2);
          if (typeof key?.value === 'string') named(key, key.value, value);
        }
        if (name === 'insertAdjacentHTML' || (name === 'write' && ownerOf(callee) === 'document'))
          report(callee.property, markupAdvice);
        if (name !== 'assign' || ownerOf(callee) !== 'Object') return;
        for (const { properties = [] } of given.slice(1))
          for (const { key, value } of properties)
            if (key?.name && !ambiguous.has(key.name)) named(key, key.name, value);
      },
      ImportExpression({ source }) {
        if (!isLiteral(source)) report(source);
      },
      TemplateLiteral(node) {
        if (node.expressions.length && node.quasis.some(({ value }) => /\burl\(/i.test(value.raw)))
          report(node);
      },
    };
  },
};

export default { meta: { name: 'sinks' }, rules: { checked } };
