import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Files } from './application-of.ts';
import { writeFiles } from './write-files.ts';

export const environments = ['happy-dom', 'jsdom'] as const;

/** Jest 30 brings jsdom 26, which only the fresh applications install. */
export const installedEnvironments = [...environments, 'jsdom-26'] as const;

/** The environment of Vitest for jsdom, with the older jsdom in its place. */
const oldJsdom = `import { register } from 'node:module';
import { builtinEnvironments } from 'vitest/runtime';

const hook = "export const resolve = (name, context, next) => next(name === 'jsdom' ? 'jsdom-26' : name, context);";
register(\`data:text/javascript,\${encodeURIComponent(hook)}\`);

export default builtinEnvironments.jsdom;
`;

/**
 * Adds to the documented configuration what only a busy machine needs: Testing Library waits one second for an element,
 * and a test of Vitest may take five.
 */
const patience: Files = {
  'patience.ts':
    "import { configure } from '@testing-library/dom';\n\nconfigure({ asyncUtilTimeout: 20_000 });\n",
  'patient.config.ts': `import { mergeConfig } from 'vitest/config';
import documented from './vitest.config.ts';

export default mergeConfig(documented, { test: { setupFiles: ['./patience.ts'], testTimeout: 60_000 } });
`,
};

/** The result of each test of an application, by its full name. */
export type Results = Readonly<Record<string, string>>;

interface Report {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs a document's tests in a fresh application, by the Vitest that is installed there. */
export function runKit(
  folder: string,
  files: Files,
  environment: (typeof installedEnvironments)[number],
): Results {
  writeFiles(folder, { ...files, ...patience, 'jsdom-26.js': oldJsdom });
  const vitest = join(dirname(createRequire(`${folder}/`).resolve('vitest/package.json')), 'vitest.mjs');
  const report = `${folder}/report.json`;
  const chosen = environment === 'jsdom-26' ? './jsdom-26.js' : environment;
  const words = ['run', '--config', 'patient.config.ts', '--environment', chosen];
  const { stderr, error } = spawnSync(
    process.execPath,
    [vitest, ...words, '--reporter', 'json', '--outputFile', report],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: process.env.HOME } },
  );
  if (error) throw error;
  return resultsOf(report, stderr);
}

function resultsOf(report: string, complaints: string): Results {
  let text: string;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    throw new Error(`Vitest wrote no report:\n${complaints}`);
  }
  const { testResults } = JSON.parse(text) as Report;
  return Object.fromEntries(
    testResults.flatMap(({ message, assertionResults }) =>
      assertionResults.length > 0
        ? assertionResults.map(({ fullName, status, failureMessages }) => [
            fullName,
            [status, ...failureMessages].join('\n'),
          ])
        : [['the file itself', message || complaints]],
    ),
  );
}
