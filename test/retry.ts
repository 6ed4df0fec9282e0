/** In CI a browser on a busy machine may stall for seconds, so a failure has to happen twice. */
export const retry = process.env.CI ? 1 : 0;
