/** Said first in every sheet, so that the order in which sheets arrive never decides which layer wins. */
export const layers = '@layer portal.tokens, portal.base, portal.ui, portal.widgets;\n';
