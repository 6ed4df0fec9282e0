import { useState } from 'react';
import { within } from '@testing-library/dom';
import { userEvent } from 'vitest/browser';
import { usePageRoute } from '#host/app/routing/page-route.ts';
import { editorKinds } from '#host/app/pages/editor/editor-kinds.ts';
import EditorPage from '#host/app/pages/editor/EditorPage.tsx';
import { useSession } from '#src/data/portal-context.ts';
import type { SceneOptions } from '#test/scene.ts';
import { openPage } from '../page-scene.tsx';

export const savePath = '/api/portal/authoring/course';

/** Opens an editor that can be left and opened again, as by a reload; like the portal it remounts for another user. */
export function openEditor(address = '/courseAdd', options: SceneOptions = { as: 'teacher' }) {
  let remount = () => {};
  function Editor() {
    const [count, setCount] = useState(0);
    const owner = useSession(({ userId, token }) => (token ? userId : ''));
    const isHere = editorKinds[usePageRoute().name] !== undefined;
    remount = () => setCount(count + 1);
    return owner && isHere ? <EditorPage key={`${owner} ${count}`} /> : null;
  }
  const page = openPage(Editor, address, options);
  return {
    ...page,
    reload: () => remount(),
    field: (name: string) => page.findByRole<HTMLInputElement>('textbox', { name }),
    group: async (name: string) => within(await page.findByRole('group', { name })),
    click: async (name: string | RegExp) => userEvent.click(await page.findByRole('button', { name })),
    /** The bodies of the saves. */
    saves: (path = savePath) => page.calls(path).map(({ body }) => body),
    choose: (group: HTMLElement, ...files: File[]) =>
      userEvent.upload(group.querySelector('input[type=file]') as HTMLInputElement, files),
  };
}

export type EditorScene = ReturnType<typeof openEditor>;

export const video = (name: string) => new File(['\0\0\0\x18ftypmp42 video'], name, { type: 'video/mp4' });

export const pdf = (name: string) => new File(['%PDF-1.7 text'], name, { type: 'application/pdf' });

/** A PNG of one colour. */
export async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'teal';
  context?.fillRect(0, 0, 400, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}
