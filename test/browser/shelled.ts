import type { ComponentType } from 'react';

// oxlint-disable-next-line typescript/no-explicit-any -- each component has props of its own
type Shelled = ComponentType<any>;

const files = import.meta.glob<Record<string, Shelled>>('../../host/cdn/shells/*.tsx');
const shells = new Map<string, Shelled>();
// On preact, the elements are what they are in the files of the CDN.
if (import.meta.env.MODE === 'preact') {
  for (const [file, load] of Object.entries(files)) {
    const name = /([\w-]+)\.tsx$/.exec(file)?.[1];
    const [component] = Object.values(await load());
    if (name && component) shells.set(`portal-${name}`, component);
  }
  // Compiled beforehand: what is done before the code has come is tested by itself.
  await Promise.all(
    Object.values(import.meta.glob('../../host/cdn/loaded/*.{ts,tsx}')).map((load) => load()),
  );
}

/** What the CDN makes an element of, where that is not its component. */
export const shelled = (tag: string): Shelled | undefined => shells.get(tag);
