import { elementReferences } from '../../../widgets/references.ts';

const script = document.createElement('script');

/** The tag of the elements' script, as a tenant writes it: the page's portal reads its `data-` attributes. */
export function writeScriptTag(data: Record<string, string>): void {
  for (const name of Object.keys(script.dataset)) delete script.dataset[name];
  Object.assign(script.dataset, data);
}

let loaded: Promise<void> | undefined;

/** Loads the script and has it define every element, none of which stays in the page; once for all files of tests. */
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
  // The loader has seen their tags; their code is still on its way.
  for (const element of elements) element.remove();
  await Promise.all(elementReferences.map(({ tag }) => customElements.whenDefined(tag)));
}
