import { useSession } from '../../../src/data/portal-context.ts';
import { deviceCode } from '../../../src/http/device.ts';
import buttonCss from '../../../src/ui/button.css?inline';
import choiceCss from '../../../src/ui/choice.css?inline';
import fieldCss from '../../../src/ui/field.css?inline';
import inputCss from '../../../src/ui/input.css?inline';
import pictureCss from '../../../src/ui/picture-field.css?inline';
import textAreaCss from '../../../src/ui/text-area.css?inline';
import hiddenCss from '../../../src/ui/visually-hidden.css?inline';
import { PORTAL_VERSION } from '../../../src/version.ts';
import legacyCss from '../../../widgets/legacy-feedback/legacy-feedback.css?inline';
import { withShell } from '../withShell.tsx';
import shell from './legacy-feedback.json';

export const LegacyFeedback = withShell({
  load: () => import('../loaded/loaded-legacy-feedback.tsx').then((module) => module.default),
  sheets: [legacyCss, fieldCss, inputCss, textAreaCss, choiceCss, pictureCss, buttonCss, hiddenCss],
  useShell() {
    const user = useSession((session) => (session.token ? session.userId : ''));
    if (hasDraft()) return null;
    return { shell, values: { user, device: deviceCode(navigator.userAgent), version: PORTAL_VERSION } };
  },
});

/** Whether something was typed before a reload, by whomever: the form looks for it. */
function hasDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^portal\.draft:.*:legacy-feedback$/.test(key));
  } catch {
    return false;
  }
}
