/** Files that run side by side; each worker has a portal and a sandbox of its own. */
export const workers = 2;
