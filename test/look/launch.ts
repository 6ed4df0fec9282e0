import { chromium, type Browser } from 'playwright';
import { findHeadless, launchArguments } from '../chromium.ts';

/** Where the browser finds the Storybook on any port: some pictures show the address. */
export const siteAddress = 'http://storybook.localhost/';

/** Starts a browser for the Storybook on a port of this machine. */
export const launchFor = (port: number): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadless(),
    args: [...launchArguments, `--host-resolver-rules=MAP ${new URL(siteAddress).host} 127.0.0.1:${port}`],
  });
