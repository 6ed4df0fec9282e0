/** `npm run contract`: asks a server the calls of the contract and says where it differs. */
import { fromSources } from './from-sources.ts';
import { runCheck } from './run.ts';

const print = (text: string) => console.log(text);

process.exitCode = await runCheck(process.argv.slice(2), process.env, print, fromSources);
