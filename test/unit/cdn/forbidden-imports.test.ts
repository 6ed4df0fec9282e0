// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '#host/server/paths.ts';

interface RestrictedPath {
  name: string;
  importNames?: string[];
}

type Rule = [level: string, restricted: { paths: RestrictedPath[]; patterns: object[] }];

interface LintSettings {
  rules: { 'no-restricted-imports': Rule };
  overrides: { files: string[]; rules: { 'no-restricted-imports'?: Rule } }[];
}

const settings = JSON.parse(readFileSync(`${root}.oxlintrc.json`, 'utf8')) as LintSettings;
const ofComponents = settings.overrides.find(
  ({ files, rules }) => files.includes('widgets/**') && 'no-restricted-imports' in rules,
);
const [, restricted] = ofComponents?.rules['no-restricted-imports'] ?? [];

/** The names that a module exports for others, without those of a CommonJS module itself and of its own library. */
const namesOf = (module: object) =>
  Object.keys(module).filter((name) => !/^__|^default$|^module\.exports$/.test(name));

const modules = {
  react: () => import('react'),
  'react-dom': () => import('react-dom'),
};

describe('the linter forbids what only React has where the CDN runs on preact/compat', () => {
  it('in src and widgets', () => {
    expect(ofComponents?.files).toEqual(['src/**', 'widgets/**']);
  });

  it('beside what it forbids everywhere, which rules for some files would replace', () => {
    const [, everywhere] = settings.rules['no-restricted-imports'];
    expect(restricted?.patterns).toEqual(expect.arrayContaining(everywhere.patterns));
  });

  it.each(Object.entries(modules))('every such name of %s, and no other', async (name, load) => {
    const known = new Set(Object.keys(await import('preact/compat')));
    const missing = namesOf(await load()).filter((one) => !known.has(one));
    const forbidden = restricted?.paths.find((path) => path.name === name)?.importNames ?? [];
    expect(missing).not.toEqual([]);
    expect(forbidden.toSorted()).toEqual(missing.toSorted());
  });
});
