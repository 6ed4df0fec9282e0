import { expect, it, vi } from 'vitest';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { mount } from '../mount.tsx';

it('renders what stands on it once', async () => {
  const rendered = vi.fn();
  function Button() {
    useToast();
    rendered();
    return <button type="button">通知</button>;
  }
  const { findByRole } = mount(<Button />, { strict: false });
  await findByRole('button', { name: '通知' });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('has a dialog that is open from the start', async () => {
  const { findByRole } = mount(<Dialog title="信息" open onOpenChange={() => {}} />, { strict: false });
  await findByRole('dialog', { name: '信息' });
});
