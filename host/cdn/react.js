import { createElement } from 'preact/compat';

export * from 'preact/compat';

/** What @r2wc takes of React's default export; preact's own would bring all of preact/compat. */
export default { createElement };
