/**
 * Finds a Chromium for the browser tests, or installs one. The order is CHROMIUM_PATH, Playwright's cache, an
 * installed Chromium, Chrome or Edge, then Playwright's download, then Debian's packages when running as root. Never
 * skips silently.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const base = process.env[name];
    return base
      ? [
          join(base, 'Google/Chrome/Application/chrome.exe'),
          join(base, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : [];
  }),
];

const headlessShell = 'chromium-headless-shell';

export function onPath(command: string): string | undefined {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [command], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0]?.trim() || undefined : undefined;
}

/** Returns the path of a Chromium, or undefined if none is installed. Throws when CHROMIUM_PATH names no file. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return chosen;
  }
  const cached = chromium.executablePath();
  if (cached && existsSync(cached)) return cached;
  for (const command of commands) {
    const path = onPath(command);
    if (path) return path;
  }
  return fixedPlaces.find((place) => existsSync(place));
}

export const canUseApt = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Finds or installs a Chromium. If both fail, it throws with instructions. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; trying the download of Playwright …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  spawnSync(npx, ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  if (canUseApt()) {
    console.log('Trying the package of Debian …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-wqy-microhei'], { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the one you have.',
  );
}

/** Installs Debian's headless shell beside Debian's Chromium. Older releases lack the package, so a failure is no error. */
function installHeadlessShell(chromiumPath: string): void {
  const isPackaged = commands.some((command) => onPath(command) === chromiumPath);
  if (process.env.CHROMIUM_PATH || !isPackaged || onPath(headlessShell) || !canUseApt()) return;
  console.log('Trying the headless shell of Debian, with which the tests take a quarter less time …');
  const install = () => spawnSync('apt-get', ['install', '-y', '-qq', headlessShell]).status === 0;
  if (install()) return;
  spawnSync('apt-get', ['update', '-qq']);
  install();
}

/**
 * Returns a headless shell if there is one, which uses a quarter less CPU, and otherwise a full Chromium. The
 * headless shell has no back-forward cache.
 */
export function findHeadless(): string | undefined {
  return (process.env.CHROMIUM_PATH ? undefined : onPath(headlessShell)) ?? findChromium();
}

/**
 * Features that the tests turn off. The list replaces Playwright's own, so it repeats that one; the last three keep
 * every new window from loading two pages of its address bar, which cost more than the portal.
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * With a debugger attached, each error takes a stack, even those that React makes when it starts; for its positions V8
 * would parse the whole library again, which no reader's browser does.
 */
const jsFlags = '--no-enable-lazy-source-positions';

/** Silences Chromium and lets it run as root in a container. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  `--js-flags=${jsFlags}`,
];

/**
 * How tests launch a browser. They look at no pixels, and without memory for tiles Chromium rasters none; their visits
 * are too short to repay code that V8 optimises. Together these save a third of a visit's CPU.
 */
export const headlessOptions = () => ({
  executablePath: findHeadless(),
  args: [...launchArguments, '--force-gpu-mem-available-mb=0', `--js-flags=${jsFlags} --no-opt --no-maglev`],
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const path = ensureChromium();
    installHeadlessShell(path);
    console.log(`Chromium: ${findHeadless() ?? path}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
