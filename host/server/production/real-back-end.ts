import { backEndProbe } from '../health/back-end-probe.ts';
import { proxyTo } from '../proxy.ts';
import type { ServedParts } from '../serve.ts';

export interface BackEndOptions {
  /** The back end that answers the calls, e.g. `https://api.example`. */
  api: string;
  /** The path below it that tells its state, e.g. `/actuator/health`; its root by default. */
  apiHealth?: string | undefined;
}

/** A back end that is not the sandbox: its calls are proxied, and it is asked whether it is there. */
export const realBackEnd = ({
  api,
  apiHealth,
}: BackEndOptions): Pick<ServedParts, 'backEnd' | 'isReal' | 'askBackEnd'> => ({
  backEnd: proxyTo(api),
  isReal: true,
  askBackEnd: backEndProbe(api, { path: apiHealth }),
});
