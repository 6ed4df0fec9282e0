import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { headlessOptions } from '../chromium.ts';
import { filesFor, toldOnce, type Application, type Files } from './application-of.ts';
import { buildByVite, startByNext } from './build-application.ts';
import { blocksOf, documents, onLocalPortal } from './code-blocks.ts';
import { installedEnvironments, runKit } from './run-kit.ts';
import { startSchool, type School } from './school.ts';
import { showAll, tagsIn } from './shown-elements.ts';
import { visit } from './visit.ts';
import { folderOf, writeApplication } from './write-files.ts';

const workspace = inject('workspace');
const portal = inject('portal');

let browser: Browser;
let school: School;

beforeAll(async () => {
  school = await startSchool(() => '');
  browser = await chromium.launch(headlessOptions());
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

/** The files that each document pastes into an application; two documents with the same files are built once. */
function pastedInto(application: Application): [string, Files][] {
  const all = documents.map((document): [string, Files] => [
    document,
    filesFor(application, blocksOf(document)),
  ]);
  const known = new Set<string>();
  return all.filter(([, files]) => {
    const code = JSON.stringify(files);
    const isNew = code !== '{}' && !known.has(code);
    known.add(code);
    return isNew;
  });
}

const codeOf = (files: Files) => Object.values(files).join('\n');

/** Pastes a document's files into a fresh application that uses the local portal. */
function paste(document: string, application: Application, files: Files): string {
  const folder = `${workspace}/${folderOf(document)}-${application}`;
  const local = Object.entries(files).map(([path, code]) => [path, onLocalPortal(code, portal)] as const);
  writeApplication(folder, application, Object.fromEntries(local));
  return folder;
}

const configurations = { react: {}, vue: toldOnce('vue', 'vite.config.ts'), svelte: {} } as const;

describe.each(['react', 'vue', 'svelte'] as const)('with Vite and %s', (application) => {
  test.each(pastedInto(application))(
    'the code of %s builds, and its elements work',
    async (document, files) => {
      const folder = paste(document, application, { ...configurations[application], ...files });
      const { page, complaints } = await visit(browser, school.open(await buildByVite(folder)));
      await showAll(page, tagsIn(codeOf(files)));
      expect(complaints).toEqual([]);
    },
  );
});

describe('with Next.js', () => {
  test.each(pastedInto('next'))('the code of %s builds, and its elements work', async (document, files) => {
    const { address, stop } = await startByNext(paste(document, 'next', files));
    onTestFinished(stop);
    const { page, complaints } = await visit(browser, address);
    await showAll(page, tagsIn(codeOf(files)));
    expect(complaints).toEqual([]);
  });
});

describe.each(pastedInto('vitest'))('with Vitest, the tests of %s', (document, files) => {
  test.each(installedEnvironments)('pass on %s', (environment) => {
    const folder = `${workspace}/${folderOf(document)}-${environment}`;
    const all = { ...toldOnce('vitest', 'vitest.config.ts'), ...files };
    const results = Object.values(runKit(folder, all, environment));
    expect(results).not.toEqual([]);
    expect(results).toEqual(results.map(() => 'passed'));
  });
});
