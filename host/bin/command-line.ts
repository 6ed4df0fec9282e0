import { PORTAL_VERSION } from '#src/config.ts';
import { variables } from '../server/environment.ts';

/** The commands of the package. */
const commands = ['contract', 'serve'] as const;

export type Command = (typeof commands)[number];

/** A command with its words, or what there is to say in place of one. */
export type CommandLine = { command: Command; words: string[] } | { text: string; exitCode: 0 | 1 };

export const help = `portal-widgets ${PORTAL_VERSION}

用法 / Usage:  npx portal-widgets <命令 / command>

  contract https://server --token <token>
      逐一调用后端的接口，报告与契约不符之处；contract --help 列出全部选项
      asks a back end the calls of the contract and says where it differs; contract --help has its options

  serve
      启动已构建的门户，须用 PORTAL_API 指定后端，例如 PORTAL_API=https://api.example npx portal-widgets serve
      serves the built portal; PORTAL_API names its back end. It reads these environment variables:
      环境变量 / Variables:
${variables.map((name) => `        ${name}`).join('\n')}
`;

/** Reads what was typed after the name of the package. */
export function readCommandLine([name, ...words]: readonly string[]): CommandLine {
  if (name === undefined || isHelp(name)) return { text: help, exitCode: 0 };
  const command = commands.find((one) => one === name);
  if (!command) return { text: `没有这个命令 / There is no such command: ${name}\n\n${help}`, exitCode: 1 };
  if (command === 'contract' || words.length === 0) return { command, words };
  if (words.some(isHelp)) return { text: help, exitCode: 0 };
  return {
    text:
      `serve 不接受参数，选项由环境变量给出：${words.join(' ')}\n` +
      `serve takes no words; environment variables give its options: ${words.join(' ')}\n\n${help}`,
    exitCode: 1,
  };
}

const isHelp = (word: string) => word === '--help' || word === '-h' || word === 'help';
