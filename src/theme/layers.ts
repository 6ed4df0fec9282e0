/** Every stylesheet starts with this statement, so that the loading order never decides which layer wins. */
export const layers = '@layer portal.tokens, portal.base, portal.ui, portal.widgets;\n';
