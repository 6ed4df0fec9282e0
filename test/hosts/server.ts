/** The folders below are a package of their own, in which `#src/…` leads nowhere. */
export { createSandbox, sandboxSettings, type Sandbox } from '../../host/sandbox/index.ts';
export { callerReader } from '../../host/server/caller.ts';
export { answerCall } from '../../host/server/handle-call.ts';
export { createHandler } from '../../host/server/handler.ts';
export { listen } from '../../host/server/listen.ts';
export { root } from '../../host/server/paths.ts';
export { provideBuild } from '../../host/server/portal-build.ts';
export { settingsFrom } from '../../host/server/settings.ts';
export { openStaticFiles } from '../../host/server/static-files.ts';
