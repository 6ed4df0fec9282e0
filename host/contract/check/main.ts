/** `npm run contract`: asks a server the calls of the contract and says where it differs. */
import { runCheck } from './run.ts';

process.exitCode = await runCheck(process.argv.slice(2), process.env, (text) => console.log(text));
