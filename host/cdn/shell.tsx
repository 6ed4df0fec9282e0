import type { ReactNode } from 'react';
import { render, type VNode } from 'preact';
import { serverUrl } from '../../src/rules/url.ts';
import { fill } from '../../src/texts/texts.ts';

/** An element as it is kept in a file: its tag, its attributes, what is in it. */
export interface ShellElement extends ReadonlyArray<string | Attributes | ShellElement> {
  readonly 0: string;
  readonly 1: Attributes;
}
/** `if` and `unless`: shown where their text, filled, is one, or where it is none. */
type Attributes = Readonly<Record<string, string | boolean>>;

export interface ShellSetting {
  /** Where the portal's pages are, '' for this origin. */
  portal: string;
  /** What stands in the places of its texts, `{name}`. */
  values?: Readonly<Record<string, string>>;
}

/** Shows a shell, or another one in its stead. */
export type ShowShell = (shell: ShellElement | null, setting: ShellSetting) => void;

/** The nodes in the place are nobody's: whoever renders into it takes them over. */
export function shellIn(place: Element): ShowShell {
  const drawing = document.createDocumentFragment();
  return (shell, { portal, values = {} }) => {
    const filled = JSON.stringify(shell, (name, part: unknown) =>
      // Without its value, e.g. `aria-current` says nothing.
      typeof part === 'string' ? fill(part, values) || (part && /-/.test(name) ? undefined : '') : part,
    );
    const parsed = JSON.parse(filled) as ShellElement | null;
    render(parsed && (nodeOf(parsed, portal) as VNode), drawing);
    place.append(drawing);
  };
}

function nodeOf(shell: ShellElement, portal: string): ReactNode {
  const Tag = shell[0] as 'a';
  const { if: wanted, unless: unwanted, ...attributes } = shell[1];
  if (wanted === '' || unwanted) return null;
  const { href } = attributes;
  return (
    <Tag {...attributes} href={href ? serverUrl(String(href), portal) : undefined}>
      {shell
        .slice(2)
        .map((child) => (typeof child === 'string' ? child : nodeOf(child as ShellElement, portal)))}
    </Tag>
  );
}
