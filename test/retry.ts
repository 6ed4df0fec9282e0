/** In CI a browser on a busy machine may stall for seconds: there a failure must show itself twice. */
export const retry = process.env.CI ? 1 : 0;
