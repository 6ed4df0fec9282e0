/** Defines every element; each is there as soon as this module is. */
import './annual-report/element.ts';
import './avatar/element.ts';
import './bell/element.ts';
import './change-password/element.ts';
import './collect-prompt/element.ts';
import './feedback/element.ts';
import './footer/element.ts';
import './forgot-password/element.ts';
import './header/element.ts';
import './legacy-feedback/element.ts';
import './login/element.ts';
import './messages/element.ts';
import './search/element.ts';
import './set-password/element.ts';
import './side-tools/element.ts';
import './sidebar/element.ts';
import './sign-card/element.ts';
