import { mount, type Component } from 'svelte';

const modules = import.meta.glob<{ default: Component }>('./src/**/*.svelte', { eager: true });
const target = document.getElementById('root');
if (!target) throw new Error('the page has no root');

/** All components of the document. */
for (const module of Object.values(modules)) mount(module.default, { target });
