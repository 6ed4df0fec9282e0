import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog, type DialogProps } from '#src/ui/dialogs/Dialog.tsx';
import { hostReconnect } from '#src/ui/root/host-reconnect.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { mount, rootKinds } from '../mount.tsx';
import { eventually } from '../../eventually.ts';

beforeEach(() => {
  document.body.style.height = '3000px';
  return () => document.body.removeAttribute('style');
});

function Opening({ name = '信息', ...props }: Partial<DialogProps> & { name?: string; inside?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开{name}
      </button>
      <Dialog title={name} open={open} onOpenChange={setOpen} {...props} />
    </>
  );
}

const form = (
  <>
    <input aria-label="姓名" />
    <input aria-label="单位" />
  </>
);

describe.each(rootKinds)('in %s', (kind) => {
  async function open(children: ReactNode = <Opening footer={<Button>保存</Button>}>{form}</Opening>) {
    const stage = mount(children, { kind });
    await userEvent.click(stage.getByRole('button', { name: '打开信息' }));
    const dialog = await stage.findByRole<HTMLDialogElement>('dialog', { name: '信息' });
    return { ...stage, dialog };
  }

  test('it is a modal dialog in the top layer, named and described', async () => {
    const { dialog } = await open(<Opening description="完善后即可报名。">{form}</Opening>);
    expect(dialog.matches(':modal')).toBe(true);
    const described = (dialog.getRootNode() as ShadowRoot).getElementById(
      dialog.getAttribute('aria-describedby') ?? '',
    );
    expect(described?.textContent).toBe('完善后即可报名。');
  });

  test('the focus goes to the first field', async () => {
    const { getByRole, focused } = await open();
    expect(focused()).toBe(getByRole('textbox', { name: '姓名' }));
  });

  test('without a field the focus goes to the first button that does not just close', async () => {
    const { getByRole, focused } = await open(<Opening footer={<Button>保存</Button>}>好</Opening>);
    expect(focused()).toBe(getByRole('button', { name: '保存' }));
  });

  test('Tab goes round inside, both ways', async () => {
    const { getByRole, focused } = await open();
    const seen: string[] = [];
    for (let step = 0; step < 4; step++) {
      await userEvent.keyboard('{Tab}');
      seen.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? '');
    }
    expect(seen).toEqual(['单位', '保存', '关闭', '姓名']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(getByRole('button', { name: '保存' }));
  });

  test.each(['Esc', 'the close button'])('%s closes it, and the focus returns to its opener', async (way) => {
    const { getByRole, queryByRole, focused } = await open();
    if (way === 'Esc') await userEvent.keyboard('{Escape}');
    else await userEvent.click(getByRole('button', { name: '关闭' }));
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(getByRole('button', { name: '打开信息' }));
  });

  test('Esc that ends an input method composition does not close it', async () => {
    const { dialog, getByRole } = await open();
    const field = getByRole('textbox', { name: '姓名' });
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Escape',
        isComposing: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    await new Promise((done) => setTimeout(done, 30));
    expect(dialog.open).toBe(true);
  });

  const at = (type: string, x: number, y: number) =>
    new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true });

  test('a press and a click beside it close it', async () => {
    const { dialog, queryByRole } = await open();
    dialog.dispatchEvent(at('pointerdown', 2, 2));
    dialog.dispatchEvent(at('click', 2, 2));
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
  });

  test('a drag out of it or into it does not close it', async () => {
    const { dialog, getByRole } = await open();
    const { left, top } = getByRole('textbox', { name: '姓名' }).getBoundingClientRect();
    const inside = [left + 5, top + 5] as const;
    dialog.dispatchEvent(at('pointerdown', ...inside));
    dialog.dispatchEvent(at('click', 2, 2));
    dialog.dispatchEvent(at('pointerdown', 2, 2));
    dialog.dispatchEvent(at('click', ...inside));
    await new Promise((done) => setTimeout(done, 30));
    expect(dialog.open).toBe(true);
  });

  test('an alert dialog is not closed by a click beside it', async () => {
    const stage = mount(<Opening role="alertdialog">好</Opening>, { kind });
    await userEvent.click(stage.getByRole('button', { name: '打开信息' }));
    const dialog = await stage.findByRole('alertdialog');
    dialog.dispatchEvent(at('pointerdown', 2, 2));
    dialog.dispatchEvent(at('click', 2, 2));
    await new Promise((done) => setTimeout(done, 30));
    expect(stage.getByRole('alertdialog')).toBe(dialog);
  });

  test('a cancelled file field inside does not close it', async () => {
    const { dialog } = await open(
      <Opening>
        <input type="file" aria-label="附件" />
      </Opening>,
    );
    dialog.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 30));
    expect(dialog.open).toBe(true);
  });

  test('closed by the platform although its owner keeps it open, it comes back', async () => {
    const stage = mount(
      <Dialog open onOpenChange={() => undefined} title="信息">
        {form}
      </Dialog>,
      { kind },
    );
    const dialog = await stage.findByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await eventually(() => expect(dialog.matches(':modal')).toBe(true));
  });

  test('the page does not scroll until the last dialog is closed', async () => {
    const { queryByRole } = await open(
      <Opening>
        <Opening name="确认" />
      </Opening>,
    ).then(async (stage) => {
      await userEvent.click(stage.getByRole('button', { name: '打开确认' }));
      await stage.findByRole('dialog', { name: '确认' });
      return stage;
    });
    const overflow = () => document.documentElement.style.overflow;
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('dialog', { name: '确认' })).toBeNull());
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
    expect(overflow()).toBe('');
  });

  test('a dialog opened from a dialog: Esc closes the upper one alone and the focus goes back into the lower', async () => {
    const { getByRole, queryByRole, focused } = await open(
      <Opening>
        <Opening name="确认" />
      </Opening>,
    );
    await userEvent.click(getByRole('button', { name: '打开确认' }));
    const upper = await eventually(() => getByRole<HTMLDialogElement>('dialog', { name: '确认' }));
    expect(upper.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('dialog', { name: '确认' })).toBeNull());
    expect(queryByRole('dialog', { name: '信息' })).not.toBeNull();
    expect(focused()).toBe(getByRole('button', { name: '打开确认' }));
  });

  test('when the lower of two closes first, the focus still ends at the first opener', async () => {
    let closeLower = () => {};
    function Two() {
      const [lower, setLower] = useState(false);
      const [upper, setUpper] = useState(false);
      closeLower = () => setLower(false);
      return (
        <>
          <button type="button" onClick={() => setLower(true)}>
            打开信息
          </button>
          <Dialog open={lower} onOpenChange={setLower} title="信息">
            <button type="button" onClick={() => setUpper(true)}>
              打开确认
            </button>
          </Dialog>
          <Dialog open={upper} onOpenChange={setUpper} title="确认" />
        </>
      );
    }
    const { getByRole, findByRole, queryByRole, focused } = await open(<Two />);
    await userEvent.click(getByRole('button', { name: '打开确认' }));
    await findByRole('dialog', { name: '确认' });
    closeLower();
    await eventually(() => expect(queryByRole('dialog', { name: '信息' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(getByRole('button', { name: '打开信息' }));
  });

  test('nothing covers or clips it: neither a hostile z-index nor a transformed ancestor', async () => {
    const hostile = document.createElement('div');
    hostile.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fff';
    const { dialog, host } = await open();
    host.style.cssText = 'transform:translateX(0);overflow:hidden;width:10px;height:10px';
    document.body.append(hostile);
    const { left, top, width, height } = dialog.getBoundingClientRect();
    expect(width).toBeGreaterThan(200);
    let hit = document.elementFromPoint(left + width / 2, top + height / 2);
    while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
    expect(dialog.contains(hit)).toBe(true);
    hostile.remove();
  });

  test('what is outside cannot be reached, what is inside can', async () => {
    const outside = document.createElement('button');
    outside.textContent = '页面按钮';
    document.body.append(outside);
    const { getByRole, focused } = await open();
    outside.focus();
    expect(document.activeElement).not.toBe(outside);
    getByRole('textbox', { name: '单位' }).focus();
    expect(focused()).toBe(getByRole('textbox', { name: '单位' }));
    outside.remove();
  });

  test('the wheel scrolls its own content', async () => {
    const { dialog } = await open(
      <Opening>
        <div style={{ blockSize: 4000 }}>长内容</div>
      </Opening>,
    );
    const body = [...dialog.querySelectorAll('div')].find(
      (element) => getComputedStyle(element).overflowY === 'auto',
    );
    expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true, composed: true });
    body?.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(false);
    await eventually(() => expect(body?.tabIndex).toBe(0));
  });

  test('moved with its host while open, it comes back modal with the focus where it was', async () => {
    const { dialog, host, getByRole, focused, root } = await open();
    const field = getByRole<HTMLInputElement>('textbox', { name: '单位' });
    await userEvent.type(field, '实验小学');
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(host);
    root.dispatchEvent(new Event(hostReconnect));
    expect(dialog.matches(':modal')).toBe(true);
    expect(focused()).toBe(field);
    expect(field.value).toBe('实验小学');
    document.body.append(host);
    elsewhere.remove();
    root.dispatchEvent(new Event(hostReconnect));
    expect(dialog.matches(':modal')).toBe(true);
  });

  test('a message shown while it is open can be read and dismissed inside it', async () => {
    function Saving() {
      const toast = useToast();
      return (
        <Opening>
          <button type="button" onClick={() => toast({ tone: 'success', text: '提交成功' })}>
            提交
          </button>
        </Opening>
      );
    }
    const { dialog, getByRole, findByText, queryByText } = await open(<Saving />);
    await userEvent.click(getByRole('button', { name: '提交' }));
    const message = await findByText('提交成功');
    expect(dialog.contains(message)).toBe(true);
    await userEvent.click(getByRole('button', { name: '关闭提示' }));
    await eventually(() => expect(queryByText('提交成功')).toBeNull());
    expect(dialog.open).toBe(true);
  });

  test('unmounted while open, it leaves nothing behind', async () => {
    const { unmount } = await open();
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelectorAll('[data-radix-focus-guard]')).toHaveLength(0);
  });

  describe('a question', () => {
    function Asking(props: { isCurrent?: boolean; onAnswer: (agreed: boolean) => void }) {
      const { isCurrent, onAnswer } = props;
      const confirm = useConfirm(isCurrent);
      const ask = async () =>
        onAnswer(await confirm({ title: '确定要退出登录吗？', text: '未保存的内容会保留。' }));
      return (
        <button type="button" onClick={() => void ask()}>
          退出登录
        </button>
      );
    }

    test.each([
      ['确定', true],
      ['取消', false],
      ['关闭', false],
    ])('answered by %s resolves to %s, and the focus returns', async (name, agreed) => {
      const onAnswer = vi.fn();
      const { getByRole, findByRole, queryByRole, focused } = mount(<Asking onAnswer={onAnswer} />, { kind });
      await userEvent.click(getByRole('button', { name: '退出登录' }));
      await findByRole('alertdialog', { name: '确定要退出登录吗？' });
      expect(focused()).toBe(getByRole('button', { name: '取消' }));
      await userEvent.click(getByRole('button', { name }));
      await eventually(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(agreed));
      await eventually(() => expect(queryByRole('alertdialog')).toBeNull());
      expect(focused()).toBe(getByRole('button', { name: '退出登录' }));
    });

    test.each([
      ['its component is gone', <p key="gone">成绩</p>],
      ['its subject is gone', <Asking key="asking" isCurrent={false} onAnswer={vi.fn()} />],
    ])('is withdrawn when %s, and the page scrolls again', async (_, after) => {
      const onAnswer = vi.fn();
      let show: (next: ReactNode) => void = () => {};
      function Stage() {
        const [shown, setShown] = useState<ReactNode>(<Asking key="asking" onAnswer={onAnswer} />);
        show = setShown;
        return shown;
      }
      const { getByRole, findByRole, queryByRole } = mount(<Stage />, { kind });
      await userEvent.click(getByRole('button', { name: '退出登录' }));
      await findByRole('alertdialog');
      show(after);
      await eventually(() => expect(queryByRole('alertdialog')).toBeNull());
      expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
      expect(document.documentElement.style.overflow).toBe('');
    });

    test('left by Esc, or with its surface, resolves to false', async () => {
      const onAnswer = vi.fn();
      const { getByRole, findByRole, unmount } = mount(<Asking onAnswer={onAnswer} />, { kind });
      await userEvent.click(getByRole('button', { name: '退出登录' }));
      await findByRole('alertdialog');
      await userEvent.keyboard('{Escape}');
      await eventually(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
      await userEvent.click(getByRole('button', { name: '退出登录' }));
      await findByRole('alertdialog');
      unmount();
      await eventually(() => expect(onAnswer).toHaveBeenCalledTimes(2));
      expect(onAnswer).toHaveBeenLastCalledWith(false);
    });
  });
});
