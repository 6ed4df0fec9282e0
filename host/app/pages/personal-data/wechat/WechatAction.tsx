import { useState } from 'react';
import { unbindWechat } from '#src/api/wechat.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { personalDataTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { useRefreshOwnData } from '../own-data.ts';
import { useWechatReturn } from './useWechatReturn.ts';
import type { WechatDialogProps } from './WechatDialog.tsx';

const WechatDialog = lazyComponent<WechatDialogProps>(() =>
  import('./WechatDialog.tsx').then((module) => module.WechatDialog),
);

/** Binds a WeChat account, or unbinds the one that is bound. */
export function WechatAction({ isBound }: { isBound: boolean }) {
  const words = useTexts(bindingTexts);
  const dataWords = useTexts(personalDataTexts);
  const portal = usePortal();
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefreshOwnData();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useMutation(words.failed);
  useWechatReturn();

  const isDialogReady = useLazyLoad(WechatDialog, isOpen, () => setOpen(false));

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
      <Button
        busy={isOpen && !isDialogReady}
        onPointerEnter={WechatDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {dataWords.bindWechat}
      </Button>
      {isDialogReady ? <WechatDialog onBound={done} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
