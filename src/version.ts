/** The version of the portal that feedback tickets include. */
export const PORTAL_VERSION = '0.1.0';
