import { attributes, globals, members, statics } from './newer.mjs';

/** Names that are ours or a library's, and hints that browsers may ignore. */
const others = new Set([
  ...['actions', 'drop', 'handle', 'keyboard', 'locale', 'take', 'union'],
  ...['autocapitalize', 'autocorrect', 'imageSmoothingQuality'],
]);

const advice = 'The oldest browsers that we support lack it';

/** A property that is only read may be one of our own, and costs nothing where it is missing. */
const isUsed = ({ parent, ...node }) =>
  (parent.type === 'CallExpression' && parent.callee.range?.[1] === node.range?.[1]) ||
  (parent.type === 'AssignmentExpression' && parent.left.range?.[1] === node.range?.[1]);

/** Forbids what the oldest supported browsers lack. */
const newer = {
  create(context) {
    const report = (node, name, missing) =>
      context.report({
        node,
        message: `${advice}: ${name} (${missing}). Use older means, or feature-detect it.`,
      });
    return {
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const { name } = node.property;
        const owner = node.object.type === 'Identifier' ? node.object.name : '';
        const path = `${owner}.${name}`;
        if (statics.has(path)) report(node.property, path, statics.get(path));
        else if (members.has(name) && !others.has(name) && isUsed(node))
          report(node.property, name, members.get(name));
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && globals.has(node.callee.name))
          report(node.callee, node.callee.name, globals.get(node.callee.name));
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !/^[a-z]/.test(node.parent.name.name ?? '')) return;
        const name = node.name.name.toLowerCase();
        if (attributes.has(name) && !others.has(name)) report(node.name, name, attributes.get(name));
      },
      Literal(node) {
        if (node.regex?.flags.includes('v')) report(node, 'the flag v', 'chrome has it since 112');
      },
    };
  },
};

export default { meta: { name: 'floor' }, rules: { newer } };
