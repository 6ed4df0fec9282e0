import type { AppPlatform, AppRelease } from '#src/config.ts';

const agents: readonly (readonly [AppPlatform, RegExp])[] = [
  // HarmonyOS and Android name each other's words, so the order matters.
  ['harmony', /HarmonyOS|OpenHarmony/i],
  ['android', /Android/i],
  ['ios', /iPhone|iPad|iPod/i],
  ['windows', /Windows NT/i],
  ['mac', /Macintosh/i],
];

/** The platform of a user agent; a Mac with a touch screen is an iPad that asks for the desktop's pages. */
export function platformOf(userAgent: string, touchPoints: number): AppPlatform | undefined {
  const found = agents.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return found === 'mac' && touchPoints > 1 ? 'ios' : found;
}

/** Puts the releases of a platform first, and leaves the others in their order. */
export function inUseFirst(apps: readonly AppRelease[], platform: AppPlatform | undefined): AppRelease[] {
  return [...apps].sort((a, b) => Number(b.platform === platform) - Number(a.platform === platform));
}
