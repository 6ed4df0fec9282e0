import type { Change } from './compare.ts';

/** The kinds of additions that need a line; of the others, e.g. a text's key, only changes and removals need one. */
const announced = ['entry', 'element', 'export', 'attribute', 'method', 'event', 'part', 'css-property'];

/** With more owners than this the name alone says which they are, e.g. `portal-error` of every element. */
const FEW_OWNERS = 2;

/** The items below the heading of a version, each with the text of its code spans. */
function codeOfItems(log: string, version: string): string[] {
  const [, section = ''] = log.split(`\n## ${version}\n`);
  const [own = ''] = section.split('\n## ');
  return own.split(/^- /m).map((item) => (item.match(/`[^`]+`/g) ?? []).join(' '));
}

function names(code: string, word: string): boolean {
  const quoted = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w/-])${quoted}(?![\\w/-])`).test(code);
}

const level = (before: string, after: string) => {
  const [old, now] = [before, after].map((version) => version.split('.').map(Number));
  const place = old?.findIndex((part, index) => part !== now?.[index]) ?? -1;
  // Before 1.0, a minor version may change what otherwise only a major one may.
  return ['major', old?.[0] === 0 ? 'major' : 'minor', 'patch'][place] ?? 'none';
};

/**
 * Returns the changes that the change log lacks: one item below the version's heading has to name each change, and the
 * element, entry or type that it belongs to, in backticks. People judge the compatibility of a changed type.
 */
export function unanswered(
  changes: readonly Change[],
  { log, from, to }: { log: string; from: string; to: string },
): string[] {
  const items = codeOfItems(log, to);
  const kind = level(from, to);
  return changes.flatMap((change) => {
    const { verb, name, owners } = change;
    const [owner] = owners;
    const more = owners.length > 1 ? ` and ${owners.length - 1} more` : '';
    const what = `${change.kind} \`${name}\`${owner ? ` of \`${owner}\`${more}` : ''} was ${verb}`;
    const faults: string[] = [];
    if (kind === 'none' || kind === 'patch' || (kind === 'minor' && verb === 'removed')) {
      const least = verb === 'removed' && !from.startsWith('0.') ? 'major' : 'minor';
      faults.push(`${what}: ${to} after ${from} may not do so, which takes a ${least} version`);
    }
    const isNamed = items.some(
      (code) =>
        names(code, name) &&
        (owners.length === 0 || owners.length > FEW_OWNERS || owners.some((one) => names(code, one))),
    );
    if (!isNamed && (verb !== 'added' || announced.includes(change.kind))) {
      const type = verb === 'changed' ? `\n  it was ${change.from}\n  it is  ${change.to}` : '';
      const both = owner && owners.length <= FEW_OWNERS ? `\`${name}\` and \`${owner}\`` : `\`${name}\``;
      faults.push(`${what}; say so in CHANGELOG.md under ## ${to}, in one item that has ${both}${type}`);
    }
    return faults;
  });
}
