import { getUserPhone } from '../../../src/api/security-info.ts';
import { useSession } from '../../../src/data/portal-context.ts';
import { useOrganisation } from '../../../src/data/useOrganisation.ts';
import { maskMobile } from '../../../src/texts/format.ts';
import buttonCss from '../../../src/ui/button.css?inline';
import codeCss from '../../../src/ui/code-button.css?inline';
import fieldCss from '../../../src/ui/field.css?inline';
import alertCss from '../../../src/ui/form-alert.css?inline';
import inputCss from '../../../src/ui/input.css?inline';
import skeletonCss from '../../../src/ui/skeleton.css?inline';
import stepsCss from '../../../src/ui/stepper.css?inline';
import hiddenCss from '../../../src/ui/visually-hidden.css?inline';
import panelCss from '../../../widgets/password-form/password-panel.css?inline';
import { useRead } from '../useRead.ts';
import { withShell } from '../withShell.tsx';
import shell from './forgot-password.json';

export const ForgotPassword = withShell({
  load: () => import('../loaded/loaded-forgot-password.ts').then((module) => module.default),
  sheets: [panelCss, stepsCss, fieldCss, inputCss, codeCss, alertCss, buttonCss, skeletonCss, hiddenCss],
  useShell() {
    const userId = useSession((session) => (session.token ? session.userId : ''));
    const { data, failed } = useRead(getUserPhone, userId ? undefined : null);
    const support = useOrganisation().org?.supportPhone ?? '';
    if (!userId || failed || isWaiting(userId)) return null;
    return {
      shell: data === '' ? null : shell,
      values: { phone: maskMobile(data ?? ''), support, call: support.replace(/[^\d+]/g, '') },
      known: [{ call: getUserPhone, data }],
    };
  },
});

/** Whether a code was sent before a reload, so that the button counts the seconds. */
function isWaiting(userId: string): boolean {
  try {
    return `portal.code.forgotPassword.${userId}` in sessionStorage;
  } catch {
    return false;
  }
}
