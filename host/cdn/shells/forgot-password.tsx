import { getUserPhone } from '../../../src/api/user-phone.ts';
import { useSession } from '../../../src/data/portal-context.ts';
import { useOrganisation } from '../../../src/data/useOrganisation.ts';
import { maskMobile } from '../../../src/texts/format.ts';
import buttonCss from '../../../src/ui/button.css?inline';
import codeCss from '../../../src/ui/code-button.css?inline';
import fieldCss from '../../../src/ui/field.css?inline';
import alertCss from '../../../src/ui/form-alert.css?inline';
import inputCss from '../../../src/ui/input.css?inline';
import skeletonCss from '../../../src/ui/skeleton.css?inline';
import stepsCss from '../../../src/ui/step-trail.css?inline';
import hiddenCss from '../../../src/ui/visually-hidden.css?inline';
import panelCss from '../../../widgets/password-form/password-panel.css?inline';
import { useRead } from '../useRead.ts';
import { withShell } from '../withShell.tsx';
import shell from './forgot-password.json';

export const ForgotPassword = withShell({
  load: () =>
    Promise.all([
      import('../../../widgets/forgot-password/ForgotPassword.tsx'),
      import('../seeded.tsx'),
    ]).then(([{ ForgotPassword: View }, { seeded }]) => seeded(View)),
  sheets: [panelCss, stepsCss, fieldCss, inputCss, codeCss, alertCss, buttonCss, skeletonCss, hiddenCss],
  areas: ['passwordWizards', 'login', 'ui'],
  useShell() {
    const userId = useSession((session) => (session.token ? session.userId : ''));
    const { data, failed } = useRead(getUserPhone, userId ? undefined : null);
    const support = useOrganisation().org?.supportPhone?.trim() ?? '';
    if (!userId || failed || data === '' || isWaiting(userId)) return null;
    return {
      shell,
      values: { phone: maskMobile(data ?? ''), support, call: support.replace(/[^\d+]/g, '') },
      known: data === undefined ? [] : [{ call: getUserPhone, input: undefined, data }],
    };
  },
});

/** Whether a code was sent before, and the button counts the seconds. */
function isWaiting(userId: string): boolean {
  try {
    return sessionStorage.getItem(`portal.code.forgotPassword.${userId}`) !== null;
  } catch {
    return false;
  }
}
