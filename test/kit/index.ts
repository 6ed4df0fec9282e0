/** Helps to test pages that use our widgets: a back end in memory, logged-in users, and a clock. */
export { createClock, type FakeClock } from './clock.ts';
export { cleanup, openScene, renderOnScene, type OpenScene, type Rendered } from './render.tsx';
export { createScene, type Persona, type Scene, type SceneOptions } from '../scene.ts';
export {
  createSandbox,
  sandboxSettings,
  type CallRecord,
  type FaultSettings,
  type Sandbox,
  type SandboxOptions,
} from '#host/sandbox/index.ts';
