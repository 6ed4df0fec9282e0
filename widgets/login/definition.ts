import type { ElementDefinition } from '#src/element/definition.ts';
import { loginFlows, loginMethods } from './login-methods.ts';

export const loginDefinition = {
  tag: 'portal-login',
  attributes: {
    flow: { type: 'string', values: loginFlows, default: 'embedded' },
    method: { type: 'string', values: loginMethods },
    redirect: { type: 'string' },
  },
  events: { onDone: 'portal-done', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
