import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describeTypes } from './describe-types.ts';

interface Typed {
  name: string;
  type?: { text: string };
  default?: string;
}

/** The part of `custom-elements.json` that we read, of this release or of an earlier one. */
interface Declaration {
  tagName: string;
  attributes: Typed[];
  members: (Typed & { kind: 'field' | 'method'; parameters?: (Typed & { optional?: true })[] })[];
  events: Typed[];
  cssParts: Typed[];
  cssProperties: Typed[];
}

/** The elements of the manifest with all that a page may use of them. */
function describeElement(element: Declaration): string[] {
  const { tagName, attributes, members, events, cssParts, cssProperties } = element;
  const own = members.map(({ kind, name, type, parameters = [] }) => {
    if (kind === 'field') return `property ${tagName} ${name}: ${type?.text ?? 'unknown'}`;
    const given = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text}`);
    return `method ${tagName} ${name}: (${given.join(', ')})`;
  });
  const fallback = (value: string | undefined) => (value === undefined ? '' : ` = ${value}`);
  return [
    `element ${tagName}`,
    ...attributes.map(
      ({ name, type, default: value }) => `attribute ${tagName} ${name}: ${type?.text}${fallback(value)}`,
    ),
    ...own,
    ...events.map(({ name, type }) => `event ${tagName} ${name}: ${type?.text}`),
    ...cssParts.map(({ name }) => `part ${tagName} ${name}`),
    ...cssProperties.map(
      ({ name, default: value }) => `css-property ${tagName} ${name}: text${fallback(value)}`,
    ),
  ];
}

/** The keys by which a tenant replaces texts. */
async function describeTexts(library: string): Promise<string[]> {
  const files = readdirSync(`${library}/modules`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${library}/modules/${name}`)
    .filter((path) => readFileSync(path, 'utf8').includes('defineTexts('));
  const modules = await Promise.all(
    files.map((path) => import(pathToFileURL(path).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((texts) =>
      typeof texts === 'object' && texts !== null && 'area' in texts && 'zh-CN' in texts
        ? Object.keys(texts['zh-CN'] as object).map((key) => `text ${String(texts.area)}.${key}`)
        : [],
    ),
  );
}

/** The public interface of the package in a folder, a line for each thing: `<kind> <owner> <name>: <type>`. */
export async function describePackage(folder: string): Promise<string[]> {
  const library = `${folder}/dist/lib`;
  const manifest = JSON.parse(readFileSync(`${library}/custom-elements.json`, 'utf8')) as {
    modules: { declarations: Declaration[] }[];
  };
  const lines = [
    ...describeTypes(folder),
    ...manifest.modules.flatMap(({ declarations }) => declarations.flatMap(describeElement)),
    ...(await describeTexts(library)),
  ];
  return [...new Set(lines)].toSorted();
}
