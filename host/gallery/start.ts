// The page's own first script: small, so that what the portal needs at first and what the gallery needs stay apart.
void import('./gallery.ts');
