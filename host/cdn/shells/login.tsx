import { getRegisterState } from '../../../src/api/register.ts';
import { usePortal, useSession } from '../../../src/data/portal-context.ts';
import { useOrganisation } from '../../../src/data/useOrganisation.ts';
import buttonCss from '../../../src/ui/button.css?inline';
import fieldCss from '../../../src/ui/field.css?inline';
import alertCss from '../../../src/ui/form-alert.css?inline';
import inputCss from '../../../src/ui/input.css?inline';
import passwordCss from '../../../src/ui/password-input.css?inline';
import loginCss from '../../../widgets/login/login.css?inline';
import type { LoginProps } from '../../../widgets/login/index.ts';
import { offeredMethods } from '../../../widgets/login/methods.ts';
import { useRead } from '../useRead.ts';
import { withShell } from '../withShell.tsx';
import one from './login.json';
import several from './login-methods.json';

export const Login = withShell({
  load: () => import('../loaded/loaded-login.ts').then((module) => module.default),
  sheets: [loginCss, fieldCss, inputCss, passwordCss, alertCss, buttonCss],
  useShell({ method: asked }: LoginProps) {
    const { links } = usePortal().config;
    const { org, failed } = useOrganisation();
    const orgCode = useSession((session) => session.orgCode);
    const input = { orgCode };
    const { data } = useRead(getRegisterState, org && orgCode ? input : null);
    const methods = offeredMethods({
      types: org?.userLoginType,
      asked,
      hasWechat: links.wechatAuthorize !== '',
    });
    if (failed || (asked && asked !== 'account') || methods[0] !== 'account') return null;
    return {
      shell: methods.length > 1 ? several : one,
      values: {
        mobile: methods.includes('mobile') ? 'mobile' : '',
        wechat: methods.includes('wechat') ? 'wechat' : '',
        register: data?.open ? 'register' : '',
      },
      known: [{ call: getRegisterState, input, data }],
    };
  },
});
