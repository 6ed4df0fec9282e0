import type { StartConfig } from '../config.ts';
import type { EndpointDefinition } from '../http/endpoint.ts';
import { perPortal } from './per-portal.ts';
import type { Session } from './store.ts';

type Definition = Pick<EndpointDefinition, 'method' | 'path'>;

/** Endpoints, by their definitions, whose responses have changed. */
export type ChangedEndpoints = readonly { readonly definition: Definition }[];

/** The queries of these paths. */
export const queriesAt = (paths: readonly string[]): ChangedEndpoints =>
  paths.map((path) => ({ definition: { method: 'GET', path } }));

/** Of a portal: whose tabs are told. */
export interface ChangeScope {
  session: Session;
  config: StartConfig;
}

type ChangeListener = (endpoints: ChangedEndpoints) => void;

/** Tells the other tabs of the same user what a mutation in this tab has changed. */
export interface ChangeFeed {
  publish(endpoints: ChangedEndpoints): void;
  /** Called with the changes made in other tabs; a hidden tab receives them when it is shown again. */
  subscribe(listener: ChangeListener): () => void;
}

interface ChangeMessage {
  orgCode: string;
  userId: string;
  endpoints: readonly Definition[];
}

/** The channel is open only while there are listeners. */
export function createChangeFeed(session: Session, { api, cookieName }: StartConfig): ChangeFeed {
  const name = `portal.changes:${api}|${cookieName}`;
  const isSupported = typeof window !== 'undefined' && typeof BroadcastChannel !== 'undefined';
  const listeners = new Set<ChangeListener>();
  let channel: BroadcastChannel | null = null;
  let pending: ChangedEndpoints = [];

  function deliver() {
    if (document.hidden || pending.length === 0) return;
    const endpoints = pending;
    pending = [];
    for (const listener of [...listeners]) listener(endpoints);
  }

  function receive({ data }: MessageEvent<unknown>) {
    const { orgCode, userId } = session.getState();
    if (!isChangeMessage(data) || data.orgCode !== orgCode || data.userId !== userId) return;
    const endpoints = data.endpoints.map((definition) => ({ definition }));
    pending = [...pending, ...endpoints.filter((one) => !hasChanged(pending, one))];
    deliver();
  }

  function open() {
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', receive);
    document.addEventListener('visibilitychange', deliver);
  }

  function close() {
    channel?.close();
    channel = null;
    pending = [];
    document.removeEventListener('visibilitychange', deliver);
  }

  return {
    publish(endpoints) {
      const { orgCode, userId } = session.getState();
      if (!isSupported || !userId) return;
      const sender = channel ?? new BroadcastChannel(name);
      const message: ChangeMessage = {
        orgCode,
        userId,
        endpoints: endpoints.map(({ definition: { method, path } }) => ({ method, path })),
      };
      sender.postMessage(message);
      if (sender !== channel) sender.close();
    },
    subscribe(listener) {
      // A function of its own, since two components may pass the same listener.
      const own: ChangeListener = (endpoints) => listener(endpoints);
      listeners.add(own);
      if (isSupported && !channel) open();
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) close();
      };
    },
  };
}

export function hasChanged(changed: ChangedEndpoints, { definition }: { definition: Definition }): boolean {
  return changed.some(
    (one) => one.definition.method === definition.method && one.definition.path === definition.path,
  );
}

export const getChangeFeed = perPortal(({ session, config }: ChangeScope) =>
  createChangeFeed(session, config),
);

function isChangeMessage(data: unknown): data is ChangeMessage {
  const endpoints: unknown = Reflect.get(Object(data), 'endpoints');
  return (
    Array.isArray(endpoints) && endpoints.every((one) => typeof Reflect.get(Object(one), 'path') === 'string')
  );
}
