import { useSession } from '../../../src/data/portal-context.ts';
import buttonCss from '../../../src/ui/button.css?inline';
import fieldCss from '../../../src/ui/field.css?inline';
import alertCss from '../../../src/ui/form-alert.css?inline';
import inputCss from '../../../src/ui/input.css?inline';
import checklistCss from '../../../src/ui/password-checklist.css?inline';
import passwordCss from '../../../src/ui/password-input.css?inline';
import hiddenCss from '../../../src/ui/visually-hidden.css?inline';
import panelCss from '../../../widgets/password-form/password-panel.css?inline';
import first from './set-password.json';
import known from './set-password-known.json';
import { withShell } from '../withShell.tsx';

export const SetPassword = withShell({
  load: () => import('../loaded/loaded-set-password.ts').then((module) => module.default),
  sheets: [panelCss, fieldCss, inputCss, passwordCss, checklistCss, alertCss, buttonCss, hiddenCss],
  useShell() {
    const isSignedIn = useSession(({ token, userId }) => token !== '' && userId !== '');
    const hasPassword = useSession(({ userInfo }) => userInfo?.needPwd === false);
    if (!isSignedIn) return null;
    return { shell: hasPassword ? known : first };
  },
});
