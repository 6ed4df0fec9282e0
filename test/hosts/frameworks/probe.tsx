import { useEffect, useImperativeHandle, useState } from 'react';
import { defineElement, type ElementDefinition, type ElementProps } from '../core.ts';
import { eventNames, type EventProp } from './stage.ts';

type Raise = (detail: unknown) => boolean;

interface Handle {
  add(by: number): number;
  raise(event: EventProp, detail: unknown): boolean;
}

interface ProbeProps extends ElementProps<Handle>, Partial<Record<EventProp, Raise>> {
  label?: string;
  size?: number;
  open?: boolean;
  userId?: string;
  secret?: { token: string };
  items?: readonly string[];
  pageData?: { title: string };
}

export interface ProbeElement extends HTMLElement, Handle {
  label: string;
  size: number;
  open: boolean;
  userId: string;
  secret: { token: string } | undefined;
  items: readonly string[] | undefined;
  pageData: { title: string } | undefined;
}

export const probeRow = {
  tag: 'portal-probe',
  attributes: {
    label: { type: 'string', default: '' },
    size: { type: 'number', default: 57 },
    open: { type: 'boolean' },
    'user-id': { type: 'string', default: '' },
  },
  properties: ['secret', 'items', 'pageData'],
  methods: ['add', 'raise'],
  events: eventNames,
} satisfies ElementDefinition;

/** Number of mounted probes per label. */
export const mounted = new Map<string, number>();

function Probe({ handle, ...props }: ProbeProps) {
  const { label = '', size, open, userId, secret, items, pageData, ...events } = props;
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounted.set(label, (mounted.get(label) ?? 0) + 1);
    return () => void mounted.set(label, (mounted.get(label) ?? 0) - 1);
  }, [label]);
  useImperativeHandle(handle, () => ({
    add(by) {
      setCount((now) => now + by);
      return by;
    },
    raise: (event, detail) => events[event]?.(detail) ?? true,
  }));
  const shown = { label, size, open, userId, token: secret?.token, items, title: pageData?.title, count };
  return <output>{JSON.stringify(shown)}</output>;
}

/** Returns the props that a probe renders; undefined while it renders nothing. */
export function shownBy(probe: Element | null | undefined): Record<string, unknown> | undefined {
  const text = probe?.shadowRoot?.querySelector('output')?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
}

export function defineProbe(tag: `portal-${string}` = probeRow.tag): void {
  defineElement({ ...probeRow, tag }, Probe);
}
