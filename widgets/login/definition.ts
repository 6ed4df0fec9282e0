import type { ElementDefinition } from '../../src/element/definition.ts';
import { loginMethods } from './login-methods.ts';

export const loginDefinition = {
  tag: 'portal-login',
  attributes: { method: { type: 'string', values: loginMethods }, redirect: { type: 'string' } },
  events: { onDone: 'portal-done', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
