/** A line of the description, e.g. `attribute portal-bell placement: 'bottom-end' | 'bottom-start' = bottom-end`. */
interface Line {
  /** All before the type. */
  key: string;
  kind: string;
  /** The element, the entry or the type that it belongs to. */
  owner: string;
  name: string;
  type: string;
}

/** The same change in one or several owners. */
export interface Change {
  verb: 'removed' | 'changed' | 'added';
  kind: string;
  name: string;
  owners: string[];
  from: string;
  to: string;
}

function parse(line: string): Line {
  const end = line.indexOf(': ');
  const [left, type] = end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end + 2)];
  const isOptional = left.endsWith('?');
  const key = isOptional ? left.slice(0, -1) : left;
  const [kind = '', ...path] = key.split(' ');
  const [owner = '', name] = kind === 'member' ? path.join(' ').split(/\.(.*)/s) : path;
  return {
    key,
    kind,
    owner: name ? owner : '',
    name: name || owner,
    type: type + (isOptional ? ' (optional)' : ''),
  };
}

/** Types may share a name; then the types of a member of theirs are one. */
function byKey(lines: readonly string[]): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines.map(parse)) {
    const before = found.get(line.key);
    found.set(line.key, before ? { ...before, type: `${before.type} or ${line.type}` } : line);
  }
  return found;
}

/** The lines of `these` that `those` lack. A missing owner stands for its members. */
function missing(these: Map<string, Line>, those: Map<string, Line>): Line[] {
  const left = [...these.values()].filter(({ key }) => !those.has(key));
  const whole = new Set(left.filter(({ owner }) => owner === '').map(({ name }) => name));
  return left.filter(({ owner }) => !whole.has(owner));
}

/** How one description differs from another; what happened alike in several owners is one change. */
export function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  const [old, now] = [byKey(before), byKey(after)];
  const changed = [...old.values()].flatMap((line) => {
    const to = now.get(line.key)?.type ?? line.type;
    return to === line.type ? [] : [{ ...line, verb: 'changed' as const, from: line.type, to }];
  });
  const all = [
    ...missing(old, now).map((line) => ({ ...line, verb: 'removed' as const, from: line.type, to: '' })),
    ...changed,
    ...missing(now, old).map((line) => ({ ...line, verb: 'added' as const, from: '', to: line.type })),
  ];
  const groups = new Map<string, Change>();
  for (const { verb, kind, name, owner, from, to } of all) {
    const key = [verb, kind, name, from, to].join('\n');
    const group = groups.get(key) ?? { verb, kind, name, owners: [], from, to };
    groups.set(key, { ...group, owners: owner ? [...group.owners, owner] : group.owners });
  }
  return [...groups.values()];
}
