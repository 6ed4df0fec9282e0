/** The portal's own version, as feedback states it. */
export const PORTAL_VERSION = '0.1.0';
