import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BindCard } from '#host/app/pages/personal-data/card/BindCard.tsx';
import { BindPhone } from '#host/app/pages/personal-data/mobile/BindPhone.tsx';
import { BindProject } from '#host/app/pages/personal-data/project/BindProject.tsx';
import { EditData } from '#host/app/pages/personal-data/edit/EditData.tsx';
import { PersonalData } from '#host/app/pages/personal-data/PersonalData.tsx';
import { eventually, show, type ShowOptions } from '../../widget.tsx';

// These are pages of the portal rather than elements, so they are tested as React components alone.
const row = { tag: 'portal-none', summary: '' } as const;

const components = { PersonalData, EditData, BindPhone, BindCard, BindProject };

export function showPage(name: keyof typeof components, options: ShowOptions = {}) {
  return show('React', { row, component: components[name] }, { as: 'teacher', ...options });
}
export type Shown = ReturnType<typeof showPage>;

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
