import { codeFor, showPage } from '../host/personal-data/personal-data-scene.tsx';
import type { Form, ShowOptions } from '../widget.tsx';
import { fillIn } from './kept.ts';
import { click } from './widget-reads.ts';
import type { SendingView } from './view.ts';

const mobile = { own: '13812345678', ofAdmin: '13987654321' };

/** Requests a code and types it. */
async function takeCode(shown: ReturnType<typeof showPage>, number: string): Promise<void> {
  await click(shown, '获取验证码');
  await shown.findByText('验证码已发送到您的手机上');
  await fillIn(shown, '验证码', await codeFor(shown, number));
}

/** Proves the old number, and enters one that another account has. */
export const openMerge: SendingView['open'] = async (_: Form, options: ShowOptions) => {
  const shown = showPage('BindPhone', { ...options, props: { onNavigate: () => false } });
  await shown.findByLabelText('验证码');
  await takeCode(shown, mobile.own);
  await click(shown, '下一步');
  await fillIn(shown, '新手机号', mobile.ofAdmin);
  await takeCode(shown, mobile.ofAdmin);
  await click(shown, '关闭提示');
  return shown;
};
