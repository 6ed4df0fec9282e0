import { addEnglish } from '../texts.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { host } from './host.ts';
import { http } from './http.ts';
import { login } from './login.ts';
import { pages } from './pages.ts';
import { registration } from './registration.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { sideTools } from './side-tools.ts';
import { ui } from './ui.ts';

addEnglish({
  footer,
  header,
  home,
  host,
  http,
  login,
  pages,
  registration,
  search,
  session,
  sideTools,
  ui,
});
