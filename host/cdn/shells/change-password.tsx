import { getSecurityInfo } from '../../../src/api/security-info.ts';
import { useSession } from '../../../src/data/portal-context.ts';
import { maskMobile } from '../../../src/texts/format.ts';
import buttonCss from '../../../src/ui/button.css?inline';
import fieldCss from '../../../src/ui/field.css?inline';
import alertCss from '../../../src/ui/form-alert.css?inline';
import inputCss from '../../../src/ui/input.css?inline';
import passwordCss from '../../../src/ui/password-input.css?inline';
import skeletonCss from '../../../src/ui/skeleton.css?inline';
import hiddenCss from '../../../src/ui/visually-hidden.css?inline';
import panelCss from '../../../widgets/password-form/password-panel.css?inline';
import { useRead } from '../useRead.ts';
import { withShell } from '../withShell.tsx';
import shell from './change-password.json';

export const ChangePassword = withShell({
  load: () => import('../loaded/loaded-change-password.ts').then((module) => module.default),
  sheets: [panelCss, fieldCss, inputCss, passwordCss, alertCss, buttonCss, skeletonCss, hiddenCss],
  useShell() {
    const isSignedIn = useSession(({ token, userId }) => token !== '' && userId !== '');
    const { data, failed } = useRead(getSecurityInfo, isSignedIn ? undefined : null);
    if (!isSignedIn || failed) return null;
    const { mobile } = data ?? { mobile: '' };
    return {
      shell: data?.mobile === '' ? null : shell,
      values: { phone: maskMobile(mobile), mobile },
      known: [{ call: getSecurityInfo, data }],
    };
  },
});
