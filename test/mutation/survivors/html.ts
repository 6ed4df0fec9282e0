import type { Listed } from '../judge.ts';

/** Of the area `html`. */
export const survivors: readonly Listed[] = [
  {
    file: 'src/html/SafeHtmlContent.tsx',
    why: 'React has set the reference before it runs a layout effect; the type says so to nobody.',
    mutants: [
      ['container.current?.', 'container.current?.replaceChildren', 'container.current.replaceChildren'],
    ],
  },
];
