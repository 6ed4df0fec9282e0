import { flushSync, mount, unmount, type Component } from 'svelte';
import { writable, type Writable } from 'svelte/store';
import type { Framework } from './stage.ts';
import Late from './svelte/Late.svelte';
import Page from './svelte/Page.svelte';
import Stage from './svelte/Stage.svelte';

async function show<View>(root: HTMLElement, View: Component<{ view: Writable<View> }>, first: View) {
  const view = writable(first);
  const shown = mount(View, { target: root, props: { view } });
  flushSync();
  return {
    update: async (next: View) => flushSync(() => view.set(next)),
    end: () => unmount(shown),
  };
}

export const svelte: Framework = {
  name: 'Svelte 5',
  lateTag: 'portal-late-svelte',
  stage: (root, view) => show(root, Stage, view),
  late: (root, view) => show(root, Late, view),
  page: (root, view) => show(root, Page, view),
};
