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

export const projectPaths = {
  list: '/api/project/home/getListByFilter',
  mine: '/pxapp/api/project/userProjectListHasOrder',
};

interface ProjectRow {
  id: string;
  title: string;
  status: number;
  confirmed?: boolean;
}

/** Finds a project in the sandbox that the teacher has not joined, or one that waits for approval. */
export async function findProject(shown: Shown, which: 'open' | 'over' | 'waiting'): Promise<ProjectRow> {
  const read = async (path: string): Promise<ProjectRow[]> => {
    const answer = await shown.sandbox.fetch(`http://sandbox.localhost${path}`, {
      headers: { authorization: `Bearer ${shown.session.getState().token}` },
    });
    const { data } = (await answer.json()) as { data: ProjectRow[] | { records: ProjectRow[] } };
    return Array.isArray(data) ? data : data.records;
  };
  const mine = await read(projectPaths.mine);
  const all = await read(`${projectPaths.list}?current=1&size=100`);
  const found =
    which === 'waiting'
      ? mine.find(({ confirmed, status }) => confirmed === false && status !== 2)
      : all.find(
          ({ id, status }) => (which === 'over') === (status === 2) && !mine.some((own) => own.id === id),
        );
  if (!found) throw new Error(`the sandbox has no such project: ${which}`);
  return found;
}
