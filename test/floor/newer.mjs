/* Finds features that are newer than the browsers in package.json's `browserslist`, by MDN's compatibility data. */
import data from '@mdn/browser-compat-data/forLegacyNode';
import settings from '../../package.json' with { type: 'json' };

/** @type {Record<string, string>} */
const floor = Object.fromEntries(settings.browserslist.map((entry) => entry.split(' ')));

const isUpTo = (version, limit) => {
  if (typeof version !== 'string' || version === 'preview') return false;
  const [one, other] = [version.replace('≤', ''), limit].map((text) => text.split('.').map(Number));
  return one[0] < other[0] || (one[0] === other[0] && (one[1] ?? 0) <= (other[1] ?? 0));
};

/** The first browser of the floor that lacks a feature, or null. A prefix counts: the build writes it. */
export function missingIn(feature) {
  const support = feature?.__compat?.support;
  if (!support) return null;
  for (const [browser, limit] of Object.entries(floor)) {
    const statements = [support[browser] ?? []].flat();
    const has = statements.some(
      ({ version_added: added, version_removed: removed, flags, partial_implementation: partial, notes }) =>
        isUpTo(added, limit) && !(removed && isUpTo(removed, limit)) && !flags && !(partial && !notes),
    );
    if (!has && statements.length > 0) {
      const [{ version_added: added } = {}] = statements;
      return `${browser} has it ${typeof added === 'string' ? `since ${added}` : 'not'}`;
    }
  }
  return null;
}

const children = (node) => Object.entries(node ?? {}).filter(([name]) => name !== '__compat');
const interfaces = [...children(data.api), ...children(data.javascript.builtins)].filter(
  ([, feature]) => feature.__compat,
);

/** Members that an old browser lacks in every interface which has them; their name alone tells. */
function newMembers() {
  const newer = new Map();
  const older = new Set();
  for (const [owner, feature] of interfaces) {
    for (const [member, compat] of children(feature)) {
      const name = member.replace(/_static$/, '');
      const missing = missingIn(compat);
      if (compat.__compat && !missing) older.add(name);
      else if (missing && !missingIn(feature) && !member.endsWith('_static'))
        newer.set(name, `${owner}: ${missing}`);
    }
  }
  return new Map([...newer].filter(([name]) => !older.has(name)));
}

/** `URL.canParse` and the like. */
function newStatics() {
  const found = new Map();
  for (const [owner, feature] of interfaces) {
    for (const [member, compat] of children(feature)) {
      const missing = missingIn(compat);
      if (missing) found.set(`${owner}.${member.replace(/_static$/, '')}`, missing);
    }
  }
  return found;
}

export const members = newMembers();
export const statics = newStatics();
/** Interfaces and functions of the global scope. */
export const globals = new Map(
  interfaces.map(([name, feature]) => [name, missingIn(feature)]).filter(([, missing]) => missing),
);
export const attributes = new Map(
  children(data.html.global_attributes)
    .map(([name, feature]) => [name, missingIn(feature)])
    .filter(([, missing]) => missing),
);

export { data };
