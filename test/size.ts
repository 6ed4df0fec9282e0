/**
 * Measures all JavaScript of a first load after gzip. Fails above a limit, warns if an element has grown by more than
 * 3 % against the documentation, and prints nothing otherwise. `--write` prints the sizes and updates the documentation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { portalFolder } from '#host/server/paths.ts';
import { elementSizes, recordedSizes, sizeTable } from './element-sizes.ts';
import { filesOfModules, moduleFilesPath, type ModuleFiles } from '#host/server/module-files.ts';
import { recordTable } from './recorded-tables.ts';

/** A browser requests six at a time, and each holds up the first paint. */
const mostScripts = 8;
/** Compared with the recorded table, which rounds to a tenth of a kilobyte. */
const growth = 1.03;
const rounding = 50;

const isWriting = process.argv.includes('--write');

interface Scenario {
  /** The modules of the portal that such a visit loads. */
  modules: readonly string[];
  /** Bytes; react and react-dom are 68 kB of them. */
  limit: number;
  mostScripts: number;
}

const ofEveryPage = ['boot/entry.ts', 'boot/main.tsx', 'boot/first-paint.ts'];

const scenarios: Record<string, Scenario> = {
  'home as guest': {
    modules: [...ofEveryPage, 'pages/home/HomePage.tsx', 'layout/FloatingWidgets.tsx'],
    limit: 166_200,
    mostScripts,
  },
  login: { modules: [...ofEveryPage, 'pages/login/LoginPage.tsx'], limit: 165_000, mostScripts },
  'a list': {
    modules: [...ofEveryPage, 'pages/lists/ListPage.tsx', 'layout/FloatingWidgets.tsx'],
    limit: 182_000,
    mostScripts: 20,
  },
  workbench: {
    modules: [
      ...ofEveryPage,
      'layout/SpaceLayout.tsx',
      'pages/workbench/WorkbenchPage.tsx',
      'layout/FloatingWidgets.tsx',
    ],
    limit: 188_300,
    mostScripts: 12,
  },
};

/** This string occurs in the sandbox only. */
const sandboxMark = '/sandbox/faults';

function weighPortal(): string[] {
  const found = JSON.parse(readFileSync(`${portalFolder}/${moduleFilesPath}`, 'utf8')) as ModuleFiles;
  const packed = (file: string) => gzipSync(readFileSync(`${portalFolder}/${file}`), { level: 9 }).length;
  return Object.entries(scenarios).flatMap(([name, { modules, limit, mostScripts: most }]) => {
    const files = filesOfModules(found, modules).scripts;
    const total = files.reduce((sum, file) => sum + packed(file), 0);
    if (isWriting) console.log(`${name}: ${kB(total)} in ${files.length} files`);
    return [
      ...(total > limit ? [`${name}: ${kB(total)}, over the limit of ${kB(limit)}`] : []),
      ...(files.length > most ? [`${name}: ${files.length} scripts, at most ${most}`] : []),
    ];
  });
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function sandboxFiles(): string[] {
  return readdirSync(portalFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(`${portalFolder}/${file}`, 'utf8').includes(sandboxMark));
}

function weighElements(): string[] {
  const sizes = elementSizes();
  if (isWriting) {
    console.log(sizeTable(sizes));
    recordTable('sizes', sizeTable(sizes));
  } else {
    const known = recordedSizes();
    for (const { name, bytes } of sizes) {
      const former = known.get(name);
      if (former !== undefined && bytes > former * growth + rounding)
        console.warn(`warning: ${name} has grown from ${kB(former)} to ${kB(bytes)}`);
    }
  }
  return sizes.flatMap(({ name, bytes, files, limit: most, maxFiles = Infinity }) => [
    ...(bytes > most ? [`${name}: ${kB(bytes)}, over the limit of ${kB(most)}`] : []),
    ...(files > maxFiles ? [`${name}: ${files} files, over the limit of ${maxFiles}`] : []),
  ]);
}

try {
  const problems = [
    ...weighPortal(),
    ...weighElements(),
    ...sandboxFiles().map((file) => `the sandbox's code is in the portal: ${file}`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
