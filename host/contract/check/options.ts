import { parseArgs } from 'node:util';
import type { ReportLanguage } from './words.ts';

export interface Options {
  server: string;
  token: string;
  language: ReportLanguage;
  writes: boolean;
  only: string;
  timeoutMs: number;
  /** Files to write, or to read the settings from; '' for none. */
  html: string;
  json: string;
  settings: string;
  /** The file for the masked answers; '' for none. */
  record: string;
  /** The module of the adapter; '' for none. */
  adapter: string;
}

/** `command` is what stands before the address, e.g. `npm run contract --`. */
export const usageOf = (command: string) => `${command} https://server --token <token>
  --settings <file>    JSON with the portal's settings: paths, features, org, signSecret, clientCredential
  --adapter <file>     a module with the portal's adapter, by which calls and answers are changed first
  --writes             asks writing calls too; only with an account for tests
  --only <text>        only calls whose method and path contain the text
  --timeout <seconds>  how long an answer may take (15)
  --language en|zh-CN  of the report
  --html <file>        writes the report as a page
  --json <file>        writes the report as data
  --record <file>      keeps the answers of the queries, with secrets and personal fields masked, for
                       npm start -- --replay <file> in a checkout
The token may also come from the variable CONTRACT_TOKEN, which other users of the machine cannot see.`;

export class WrongOptions extends Error {
  override name = 'WrongOptions';
}

const SECOND_MS = 1000;

/** Reads the words of the command; throws a WrongOptions that says what is wrong. */
export function readOptions(
  given: readonly string[],
  environment: Record<string, string | undefined>,
): Options {
  const { values, positionals } = parse(given);
  const [server = '', ...more] = positionals;
  if (!/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : '') || more.length > 0)
    throw new WrongOptions('one http(s) address of a server is needed');
  if (new URL(server).username)
    throw new WrongOptions('the address of the server must contain no user and password');
  const token = values.token ?? environment.CONTRACT_TOKEN ?? '';
  if (!token) throw new WrongOptions('a token is needed: --token or CONTRACT_TOKEN');
  const seconds = Number(values.timeout ?? '15');
  if (!(seconds > 0)) throw new WrongOptions(`--timeout must be a number of seconds: ${values.timeout}`);
  const language = values.language ?? (environment.LANG?.startsWith('zh') ? 'zh-CN' : 'en');
  if (language !== 'en' && language !== 'zh-CN')
    throw new WrongOptions(`--language must be en or zh-CN: ${language}`);
  const {
    writes = false,
    only = '',
    html = '',
    json = '',
    settings = '',
    record = '',
    adapter = '',
  } = values;
  const files = { html, json, settings, record, adapter };
  return { server, token, language, writes, only, timeoutMs: seconds * SECOND_MS, ...files };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        settings: { type: 'string' },
        adapter: { type: 'string' },
        writes: { type: 'boolean' },
        only: { type: 'string' },
        timeout: { type: 'string' },
        language: { type: 'string' },
        html: { type: 'string' },
        json: { type: 'string' },
        record: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongOptions(error instanceof Error ? error.message : String(error));
  }
}
