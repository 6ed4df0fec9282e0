import { openDetails, projectTo } from '../host/details/details-scene.tsx';
import type { Form, ShowOptions } from '../widget.tsx';
import { click } from './widget-reads.ts';
import type { Shown } from './view.ts';

const { id } = await projectTo('join');

/** A project of the sandbox that the teacher may join. */
export const openProject = (_: Form, options: ShowOptions) =>
  openDetails(`/thirdProject/${id}`, { as: 'teacher', ...options });

export async function openEnrolment(shown: Shown): Promise<void> {
  await click(shown, '立即报名');
  await shown.findByRole('dialog', { name: /^报名：/ });
}
