import { userEvent } from 'storybook/test';
import type { StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '#host/sandbox/index.ts';
import { onScene } from '../scene.tsx';

type Play = NonNullable<StoryObj['play']>;
export type Canvas = Parameters<Play>[0]['canvas'];

/** The server takes every code and every password at once. */
export function takesPasswords(sandbox: Sandbox): void {
  const paths = ['/api/operate/openApi/sms/validCode', '/api/operate/platUser/updatePassword'];
  for (const path of paths)
    sandbox.fault({ method: 'PUT', path, body: { code: 200, data: null }, times: 1000 });
}

export const acceptsAll = onScene({ as: 'teacher', prepare: takesPasswords });

export const fillIn = async (canvas: Canvas, fields: Readonly<Record<string, string>>, button: string) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(await canvas.findByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: button }));
};
