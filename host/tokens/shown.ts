import { readdirSync, readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { root } from '../server/paths.ts';
import { isProperty, readSource, tokensFor, type Token } from './dictionary.ts';
import { extendedBy } from './transforms.ts';

export interface Contrast {
  /** The token that it is read on. */
  on: string;
  light: number;
  dark: number;
  /** The smallest that is accepted. */
  least: number;
}

/** A token as designers read about it. */
export interface ShownToken {
  name: string;
  /** As style sheets write it. */
  use: string;
  level: 'meaning' | 'component';
  /** Of a meaning: `surfaces`; of a component: its name. */
  group: string;
  isColour: boolean;
  isProperty: boolean;
  description: string;
  light: string;
  dark: string;
  contrast: Contrast | undefined;
  /** The style sheets that use it. */
  usedIn: readonly string[];
}

/** WCAG 2.2: 4.5 for text; what is no text names its own. */
const TEXT_CONTRAST = 4.5;

/** Every meaning and every token of a component, with the default brand. */
export async function shownTokens(): Promise<ShownToken[]> {
  const source = readSource();
  const [light, dark] = await Promise.all([tokensFor('light', source), tokensFor('dark', source)]);
  const darkOf = valuesOf(dark);
  const lightOf = valuesOf(light);
  const sheets = styleSheets();
  return light
    .filter(({ path }) => path[0] !== 'base')
    .map((token) => {
      const { name, path, $value, $type, $description } = token;
      const [level = '', group = ''] = path;
      const use = isProperty(source, token) ? `var(--portal-${name})` : `token(${name})`;
      // A property may have a fallback.
      const start = new RegExp(`${use.slice(0, -1).replace('(', String.raw`\(\s*`)}[\\s,)]`);
      return {
        name,
        use,
        level: level as ShownToken['level'],
        group,
        isColour: $type === 'color',
        isProperty: isProperty(source, token),
        description: $description ?? '',
        light: $value,
        dark: darkOf.get(name) ?? '',
        contrast: contrastOf(token, lightOf, darkOf),
        usedIn: [...sheets].filter(([, css]) => start.test(css)).map(([path]) => path),
      };
    });
}

const valuesOf = (tokens: readonly Token[]) => new Map(tokens.map(({ name, $value }) => [name, $value]));

function contrastOf(
  token: Token,
  light: ReadonlyMap<string, string>,
  dark: ReadonlyMap<string, string>,
): Contrast | undefined {
  const { on, contrast: least = TEXT_CONTRAST } = extendedBy(token);
  if (on === undefined) return undefined;
  const between = (values: ReadonlyMap<string, string>) =>
    new Color(values.get(token.name) ?? '').contrast(new Color(values.get(on) ?? ''), 'WCAG21');
  return { on, light: between(light), dark: between(dark), least };
}

/** The text of every style sheet by its path. */
export function styleSheets(): ReadonlyMap<string, string> {
  const paths = ['src', 'widgets', 'host/app'].flatMap((room) =>
    readdirSync(root + room, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${room}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    paths.filter((path) => path.endsWith('.css')).map((path) => [path, readFileSync(root + path, 'utf8')]),
  );
}
