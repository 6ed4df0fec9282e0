import { useState } from 'react';
import { unbindWechat } from '../../src/api/wechat.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useMutation } from '../../src/data/useMutation.ts';
import { requireAccepted } from '../../src/session/login-response.ts';
import { bindingTexts } from '../../src/texts/binding.ts';
import { personalDataTexts } from './texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { useConfirm } from '../../src/ui/useConfirm.tsx';
import { useRefreshOwnData } from './own-data.ts';
import { useWechatReturn } from './useWechatReturn.ts';
import type { WechatDialogProps } from './WechatDialog.tsx';

const dialog = lazyView<WechatDialogProps>(() =>
  import('./WechatDialog.tsx').then((module) => module.WechatDialog),
);

/** Binds a WeChat account, or takes the one that is bound away. */
export function WechatAction({ isBound }: { isBound: boolean }) {
  const words = useTexts(bindingTexts);
  const dataWords = useTexts(personalDataTexts);
  const { loadFailed } = useTexts(uiTexts);
  const portal = usePortal();
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefreshOwnData();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useMutation(words.failed);
  useWechatReturn();

  const shown = dialog.useView(isOpen, () => {
    setOpen(false);
    toast({ tone: 'error', text: loadFailed });
  });

  const unbind = async () => {
    const isSure = await confirm({
      title: words.unbindTitle,
      text: words.unbindText,
      confirmLabel: words.unbind,
      danger: true,
    });
    if (!isSure) return;
    await run(async () => {
      requireAccepted(portal, await unbindWechat(portal.http, undefined));
      toast({ tone: 'success', text: words.unbindDone });
      refresh();
    });
  };

  const done = () => {
    setOpen(false);
    toast({ tone: 'success', text: words.wechatDone });
    refresh();
  };

  if (isBound) {
    return (
      <Button busy={isBusy} onClick={() => void unbind()}>
        {dataWords.unbindWechat}
      </Button>
    );
  }
  return (
    <>
      <Button busy={isOpen && !shown.View} onPointerEnter={dialog.prepare} onClick={() => setOpen(true)}>
        {dataWords.bindWechat}
      </Button>
      {shown.View ? <shown.View onBound={done} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
