import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FaultSettings } from '../../host/sandbox/index.ts';
import {
  BindCard,
  BindPhone,
  BindProject,
  EditData,
  PersonalData,
} from '../../widgets/personal-data/index.ts';
import { eventually, show, type ShowOptions } from './widget.tsx';

// These are pages of the portal rather than elements, so they are tested as React components alone.
const row = { tag: 'portal-none', summary: '' } as const;

const components = { PersonalData, EditData, BindPhone, BindCard, BindProject };

export function showPage(name: keyof typeof components, options: ShowOptions = {}) {
  return show('React', { row, component: components[name] }, { as: 'teacher', ...options });
}
export type Shown = ReturnType<typeof showPage>;

export type Fault = Omit<FaultSettings, 'method' | 'path'>;

export const readFaults: Record<string, Fault> = {
  'HTTP 500': { status: 500, body: { code: 500, msg: '服务器繁忙' } },
  'a broken connection': { drop: true },
  'malformed JSON': { body: '<html>502 Bad Gateway</html>' },
  'a wrong shape': { body: { code: 200, data: 'gestern' } },
  'a refusal': { body: { code: 400, msg: '操作太频繁' } },
};

/** Wrong responses to a mutation. */
export const writeFaults = Object.fromEntries(
  Object.entries(readFaults).filter(([name]) => name !== 'a wrong shape'),
);

export const signedOut: Fault = { status: 401, body: { code: 401, msg: '登录已失效，请重新登录' } };

/** Returns the code that was sent to a number last. */
export function codeFor({ sandbox }: Shown, mobile: string): Promise<string> {
  // The toast of an earlier code may still be visible when this one is requested.
  return eventually(async () => {
    const response = await sandbox.fetch(`http://sandbox.localhost/sandbox/sms?mobile=${mobile}`);
    const { code } = (await response.json()) as { code: string | null };
    if (!code) throw new Error(`no code was sent to ${mobile}`);
    return code;
  });
}

export async function click(shown: Shown, name: string | RegExp): Promise<void> {
  await userEvent.click(await shown.findByRole('button', { name }));
}

/** Asserts that exactly one alert shows the reason, and that no other message repeats it. */
export async function expectOneMessage(shown: Shown, text: string | RegExp): Promise<void> {
  await shown.findByText(text);
  await eventually(() => expect(screen.queryAllByText(text)).toHaveLength(1));
}
