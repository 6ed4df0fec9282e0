declare module '*.svelte' {
  import type { Component } from 'svelte';
  import type { Writable } from 'svelte/store';

  // oxlint-disable-next-line typescript/no-explicit-any -- a component's own file says what it takes
  const component: Component<{ view: Writable<any> }>;
  export default component;
}
