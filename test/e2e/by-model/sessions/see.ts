import type { RealTab } from '../real-tab.ts';
import { people, places, users, type Place, type Shown } from './model.ts';

/** The page as a reader sees it, and its storage. */
export interface Seen {
  /** `undecided`: a skeleton, a question, or a page that shows nobody's name. */
  shown: Shown | 'undecided';
  organisation: string;
  path: string;
  /** All texts of the page, those in its fields too. */
  text: string;
  fields: Partial<Record<Place, string>>;
  stored: string;
}

export async function see({ page }: RealTab): Promise<Seen> {
  const found = await page.evaluate(
    (fields) => {
      const controls = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
      const valueOf = (label: string) =>
        controls.find(({ labels }) => labels?.[0]?.textContent.startsWith(label))?.value;
      const banner = document.querySelector('header, [role=banner]');
      const buttons = [...(banner?.querySelectorAll('button') ?? [])];
      const names = buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent);
      return {
        account: names.find((name) => name.endsWith('的账号菜单'))?.replace('的账号菜单', ''),
        isInvited: [...(banner?.querySelectorAll('a') ?? [])].some((one) => one.textContent === '登录'),
        title: document.title,
        path: location.pathname + location.search,
        text: [document.body.innerText, ...controls.map(({ value }) => value)].join('\n'),
        fields: Object.fromEntries(Object.entries(fields).map(([place, label]) => [place, valueOf(label)])),
        stored: [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join('\n'),
      };
    },
    { comment: places.comment.field, nickname: places.nickname.field },
  );
  const { account, isInvited, title, ...rest } = found;
  const user = users.find((one) => people[one].name === account);
  const isLogin = rest.path.startsWith('/login');
  return {
    ...rest,
    shown: user ?? (isInvited || isLogin ? 'nobody' : 'undecided'),
    organisation: title.includes('青屏县') ? 'collect' : 'demo',
  };
}
