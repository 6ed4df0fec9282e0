'use client';

import 'portal-widgets/elements/feedback';
import 'portal-widgets/elements/footer';

/** Defines the tags in the browser; server components use them. */
export const Elements = () => null;
