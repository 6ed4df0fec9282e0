import type { Rolldown } from 'vite';
import { root } from '../server/places.ts';

interface Group {
  name: string;
  /** With all that they import, but for what an earlier group has taken. */
  of: readonly string[];
  /** Of lucide-react, whose one module leads to all icons. */
  icons?: readonly string[];
}

const bell = `${root}widgets/bell/element.ts`;

/** What travels together. Chunks by use alone would be a hundred, most of them smaller than the names of the others. */
const groups: readonly Group[] = [
  // A page with one bell loads the loader, this, and the bell's own.
  { name: 'floor', of: [bell, `${root}host/cdn/icon.ts`], icons: ['bell'] },
  {
    name: 'plain',
    of: [
      'src/http/call.ts',
      'src/http/data-of.ts',
      'src/texts/ui.ts',
      'src/theme/breakpoint.ts',
      'src/ui/navigate.ts',
      'src/ui/Skeleton.tsx',
      'src/ui/useCurrentPage.ts',
      'src/session/login-address.ts',
    ],
  },
  { name: 'checks', of: ['src/api/page.ts', 'src/api/flag.ts'] },
  { name: 'session', of: ['src/data/useOrganisation.ts', 'src/data/useUser.ts'] },
  { name: 'data', of: ['src/data/useCall.ts', 'src/data/useCallCache.ts'] },
  { name: 'button', of: ['src/ui/IconButton.tsx'], icons: ['x'] },
  {
    name: 'controls',
    of: ['src/ui/ErrorState.tsx', 'src/ui/Empty.tsx'],
    icons: ['cloud-off', 'inbox', 'rotate-cw'],
  },
  {
    name: 'popups',
    of: ['src/ui/useModal.ts', 'src/ui/usePopover.ts', 'src/ui/ToastViewport.tsx'],
    icons: ['circle-alert', 'circle-exclamation-point', 'circle-check', 'info'],
  },
];

/** What makes the bell an element: of a page that has one, its own file. */
const ofBell = /[\\/]widgets[\\/]bell[\\/](element|row)\.ts$/;
/** Reached, but used by few: preact's Suspense and Children, and the check of settings that come from a file. */
const later =
  /[\\/]compat[\\/]src[\\/](suspense|Children|memo|forwardRef|portals|hooks|util)\.js$|[\\/](?:config-check|loopback)\.ts$/;
const icon = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/;
const barrel = /[\\/]lucide-react[\\/]/;

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return groups.map(({ name, of, icons = [] }, place) => {
    const entries = of.map((file) => (file.startsWith(root) ? file : root + file));
    let reached: Set<string> | undefined;
    return {
      name(id, context) {
        const drawn = icon.exec(id)?.[1];
        if (drawn) return icons.includes(drawn) ? name : null;
        reached ??= reach(entries, context);
        return reached.has(id) && !ofBell.test(id) && !later.test(id) ? name : null;
      },
      debugName: name,
      priority: groups.length - place,
      // They are all named here, but for what is to come later.
      includeDependenciesRecursively: false,
    };
  });
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
