/** The number of files that run in parallel; each worker has its own portal and sandbox. */
export const workers = 2;
