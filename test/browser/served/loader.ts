import { elementReferences } from '#widgets/references.ts';

const script = document.createElement('script');

/** Writes the script tag of the elements as a tenant would: the page's portal reads its `data-` attributes. */
export function writeScriptTag(data: Record<string, string>): void {
  for (const name of Object.keys(script.dataset)) delete script.dataset[name];
  Object.assign(script.dataset, data);
}

let loaded: Promise<void> | undefined;

/** Loads the script and lets it define every element, then removes the elements; runs once for all test files. */
export function loadElements(): Promise<void> {
  return (loaded ??= load());
}

async function load(): Promise<void> {
  const elements = elementReferences.map(({ tag }) => document.createElement(tag));
  document.body.append(...elements);
  await new Promise((resolve, reject) => {
    Object.assign(script, { type: 'module', src: '/cdn/portal.js', onload: resolve, onerror: reject });
    document.head.append(script);
  });
  // The loader has seen their tags; their code is still loading.
  for (const element of elements) element.remove();
  await Promise.all(elementReferences.map(({ tag }) => customElements.whenDefined(tag)));
}
