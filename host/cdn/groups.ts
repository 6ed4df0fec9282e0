import type { Rolldown } from 'vite';
import { root } from '../server/paths.ts';

interface Group {
  name: string;
  /** With all that they import, but for what an earlier group has taken. */
  of: readonly string[];
  /** Of these only what is needed there too. */
  and?: readonly string[];
  /** Of lucide-react, whose one module leads to all icons. */
  icons?: readonly string[];
  /** Of preact, by file name: what hardly anybody else uses. */
  preact?: readonly string[];
}

const bell = `${root}widgets/bell/element.ts`;
const icon = `${root}host/cdn/icon.ts`;
const desk = `${root}widgets/feedback/element.ts`;

/** What travels together. Chunks by use alone would be a hundred, most of them smaller than the names of the others. */
const groups: readonly Group[] = [
  // A page with one bell loads the loader, this, and the bell's own.
  { name: 'floor', of: [bell, icon], and: [desk, icon] },
  { name: 'bell', of: [bell] },
  { name: 'reads', of: ['src/http/data-of.ts', 'src/http/read.ts', 'src/session/once.ts'] },
  { name: 'session', of: ['src/data/useOrganisation.ts'], preact: ['portals'] },
  {
    name: 'plain',
    of: [
      'src/data/usePlaces.ts',
      'src/rules/safe-url.ts',
      'src/texts/ui.ts',
      'src/ui/navigate.ts',
      'src/ui/Skeleton.tsx',
      'src/ui/wanted-view.ts',
    ],
  },
  { name: 'button-look', of: ['src/ui/button.css?inline'] },
  {
    name: 'form-look',
    of: ['field', 'form-alert', 'input'].map((sheet) => `src/ui/${sheet}.css?inline`),
  },
  { name: 'shells', of: ['host/cdn/withShell.tsx', 'host/cdn/useRead.ts'] },
  { name: 'calls', of: ['src/http/call.ts'] },
  { name: 'reading', of: ['src/data/useCall.ts', 'host/cdn/swr-read.ts'] },
  { name: 'schemas', of: ['src/api/flag.ts', 'src/api/page.ts'] },
  { name: 'log-in', of: ['src/data/useLoginAddress.ts'] },
  {
    name: 'button',
    of: ['src/texts/ui-rest.ts', 'src/ui/IconButton.tsx', 'src/ui/focused-element.ts', 'host/cdn/manners.ts'],
  },
  { name: 'states', of: ['src/html/SafeHtml.tsx', 'src/ui/Empty.tsx', 'src/ui/ErrorState.tsx'] },
  { name: 'modal', of: ['src/ui/useModal.ts'] },
  { name: 'fields', of: ['src/texts/ui-fields.ts', 'src/ui/Field.tsx', 'src/ui/Input.tsx'] },
  {
    name: 'pictures',
    of: [
      'src/api/feedback.ts',
      'src/data/usePictures.ts',
      'src/data/useSending.ts',
      'src/ui/PictureField.tsx',
    ],
    icons: ['image-plus'],
  },
  // What lists do that are long, or that somebody goes through.
  { name: 'long-lists', of: ['widgets/notifications/Arriving.tsx', 'widgets/notices/move-by-key.ts'] },
  {
    name: 'notices',
    of: ['src/texts/day-time.ts', 'widgets/notifications/index.ts'],
    icons: ['check-check'],
  },
];

/** The icons that travel with a group. */
export const sharedIcons = groups.flatMap(({ icons = [] }) => icons);

/** Parts of preact that few use. */
const part = /[\\/]compat[\\/]src[\\/](suspense|Children|memo|forwardRef|portals|hooks|util)\.js$/;
/** The check of settings that come from a file. */
const ofFile = /[\\/](?:config-check|loopback)\.ts$/;
const drawing = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/;
/** What leads to more than whoever imports it needs. */
const barrel = /[\\/]lucide-react[\\/]|[\\/]cdn[\\/]swr\.ts$/;

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return groups.map(({ name, of, and, icons = [], preact = [] }, place) => {
    const entries = of.map((file) => (file.startsWith(root) ? file : root + file));
    let reached: Set<string> | undefined;
    return {
      name(id, context) {
        const drawn = drawing.exec(id)?.[1];
        if (drawn) return icons.includes(drawn) ? name : null;
        const used = part.exec(id)?.[1];
        if (used) return preact.includes(used) ? name : null;
        reached ??= intersection(reach(entries, context), and && reach(and, context));
        return reached.has(id) && !ofFile.test(id) ? name : null;
      },
      debugName: name,
      priority: groups.length - place,
      // They are all named here, but for what is to come later.
      includeDependenciesRecursively: false,
    };
  });
}

function intersection(some: Set<string>, others: Set<string> | undefined): Set<string> {
  return others ? new Set([...some].filter((one) => others.has(one))) : some;
}

function reach(entries: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (!barrel.test(id)) queue.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
