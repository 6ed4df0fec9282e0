import { createElement, StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

const modules = import.meta.glob<Record<string, unknown>>('./src/**/*.{ts,tsx}', { eager: true });

/** All components that the document's files export, as a page of the application would use them. */
const components = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => /^[A-Z]|^default$/.test(name) && typeof value === 'function')
  .map(([, value]) => value as ComponentType);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  createElement(StrictMode, null, ...components.map((component) => createElement(component))),
);
