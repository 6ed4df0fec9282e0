/** The modules of these names in a folder, on either kind of machine. */
const source = (folder: string, ...names: string[]) => {
  const slash = String.raw`[\\/]`;
  return String.raw`${slash}${folder.replaceAll('/', slash)}${slash}(${names.join('|')})\.`;
};
const icon = (...names: string[]) => source('icons', ...names);
const any = (...tests: string[]) => new RegExp(tests.join('|'));

/** What travels together with the first pages: the home page, the login, and what both share with most others. */
export const firstPages: readonly { name: string; of: RegExp }[] = [
  {
    name: 'data',
    of: any(
      String.raw`node_modules[\\/](swr|dequal|use-sync-external-store)[\\/]`,
      source('src/data', 'useCall', 'useCallCache', 'call-key', 'readers'),
      source(
        'src/ui',
        'Button',
        'Empty',
        'ErrorState',
        'IconButton',
        'Skeleton',
        'Spinner',
        'button',
        'state',
      ),
      icon('rotate-cw', 'cloud-off', 'inbox', 'smartphone', 'chevron-left', 'chevron-right'),
    ),
  },
  {
    name: 'forms',
    of: any(
      source(
        'src/ui',
        'Field',
        'Input',
        'input',
        'PasswordInput',
        'password-input',
        'FormAlert',
        'form-alert',
        'CodeButton',
        'code-button',
        'useCountdown',
        'countdown',
        'focus',
        'tab-keys',
      ),
      source('src/data', 'useForm'),
      source('src/rules', 'mobile', 'id-card', 'person-name'),
      icon(
        'shield-check',
        'id-card',
        'circle-exclamation-point',
        'circle-check-big',
        'user-round',
        'eye',
        'eye-off',
        'lock',
        'lock-keyhole',
      ),
    ),
  },
  {
    name: 'home',
    of: any(
      String.raw`host[\\/]pages[\\/]home[\\/]`,
      source('src/api', 'entry', 'home', 'lists', 'marketing', 'vocabulary'),
      source('src/texts', 'home', 'day-time'),
      icon('coins', 'clipboard-check', 'book-open'),
    ),
  },
  {
    name: 'login',
    of: any(
      source(
        'widgets/login',
        'AccountForm',
        'BrandPicture',
        'EntryFrame',
        'EntryLink',
        'EntryTitle',
        'Login',
        'MethodTabs',
        'MobileForm',
        'entry-frame',
        'faults',
        'fields',
        'login',
        'index',
      ),
      source('host/pages/login', 'LoginPage', 'useEntryWay'),
      source('src/texts', 'login', 'registration'),
      source('src/api', 'register'),
      source('src/session', 'sms-login', 'enter'),
      source('src/http', 'signature'),
    ),
  },
];
