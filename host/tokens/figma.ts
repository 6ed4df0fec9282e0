import Color from 'colorjs.io';
import { tokensFor, type Platform, type Token } from './dictionary.ts';

/** Figma has variables of these types; shadows are styles there, fonts and motion are not imported. */
const types = ['color', 'dimension', 'number'];

interface Tree {
  [key: string]: Tree | object | string;
}

/** The tokens of one theme as Figma imports them: a file is a mode, and colours are in sRGB. */
export async function figmaFile(theme: Exclude<Platform, 'css'>): Promise<Tree> {
  const file: Tree = { $extensions: { 'com.figma.modeName': theme } };
  for (const token of await tokensFor(theme)) {
    const { path, $type = '', $description } = token;
    if (!types.includes($type)) continue;
    const folder = path.slice(0, -1).reduce<Tree>((group, key) => (group[key] ??= {}) as Tree, file);
    folder[path.at(-1) ?? ''] = { $type, $value: valueOf(token), ...($description && { $description }) };
  }
  return file;
}

/** A reference stays one, so that a variable in Figma follows the other. */
function valueOf({ $type, $value, original }: Token): unknown {
  const written: unknown = original.$value;
  if (typeof written === 'string') return written;
  return $type === 'color' ? srgb($value, (written as { alpha?: number }).alpha) : written;
}

function srgb(hex: string, alpha = 1) {
  const components = new Color(hex).coords.map((part) => Number(part.toFixed(4)));
  return { colorSpace: 'srgb', components, alpha, hex: hex.slice(0, 7) };
}
