import { createApp, h, type Component } from 'vue';

const modules = import.meta.glob<{ default: Component }>('./src/**/*.vue', { eager: true });

/** All components of the document. */
createApp(() => Object.values(modules).map((module) => h(module.default))).mount('#root');
