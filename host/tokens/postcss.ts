import { readFileSync } from 'node:fs';
import type { AtRule, Plugin } from 'postcss';
import { readSource, tokensFile, tokensFor, type Token } from './dictionary.ts';

let known: { text: string; tokens: Promise<Token[]> } | undefined;

/** They are read again when the file has changed, in a server of development. */
function currentTokens(): Promise<Token[]> {
  const text = readFileSync(tokensFile, 'utf8');
  if (known?.text !== text) known = { text, tokens: tokensFor('css', readSource()) };
  return known.tokens;
}

/** Writes the tokens into the style sheets: `@tokens surfaces;` declares a group, `token(card-line)` is a value. */
export const designTokens: Plugin = {
  postcssPlugin: 'portal-tokens',
  async Once(root, { result, Declaration }) {
    if (!/@tokens\b|\btoken\(/.test(root.source?.input.css ?? '')) return;
    const tokens = await currentTokens();
    const values = new Map(tokens.map(({ name, $value }) => [name, $value]));
    root.walkAtRules('tokens', (rule: AtRule) => {
      const group = tokens.filter(({ path }) => path[0] === 'meaning' && path[1] === rule.params);
      if (group.length === 0) throw rule.error(`tokens.json has no group ${rule.params}`);
      rule.replaceWith(
        group.map(
          ({ name, $value }) =>
            new Declaration({ prop: `--portal-${name}`, value: $value, source: rule.source }),
        ),
      );
    });
    root.walkDecls((declaration) => {
      if (!declaration.value.includes('token(')) return;
      declaration.value = declaration.value.replaceAll(/\btoken\(([\w-]+)\)/g, (_, name: string) => {
        const value = values.get(name);
        if (value === undefined) throw declaration.error(`tokens.json has no token ${name}`);
        return value;
      });
    });
    result.messages.push({
      type: 'dependency',
      plugin: 'portal-tokens',
      file: tokensFile,
      parent: result.opts.from,
    });
  },
};

/** For the configurations that show our style sheets as they are written. */
export const tokenStyles = { postcss: { plugins: [designTokens] } };
