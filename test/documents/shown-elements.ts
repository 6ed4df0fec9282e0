import type { Locator, Page } from 'playwright';
import { elementReferences } from '../../widgets/references.ts';

type Role = Parameters<Locator['getByRole']>[0];

/** The texts of an element that everybody sees, logged in or not, in both languages. */
interface Shown {
  /** The component's name in React, where it differs from the tag's. */
  component?: string;
  role: Role;
  name: RegExp;
}

const askToLogIn = { role: 'link', name: /去登录|log in/i } as const;

/** Elements that are not listed show nothing to a visitor. */
const shown: Readonly<Record<string, Shown>> = {
  'portal-avatar': { component: 'AvatarSetting', role: 'img', name: /头像|avatar/i },
  'portal-bell': { role: 'button', name: /消息通知|notifications/i },
  'portal-change-password': askToLogIn,
  'portal-feedback': { role: 'button', name: /意见反馈|feedback/i },
  'portal-footer': { role: 'navigation', name: /关于本站|about/i },
  'portal-forgot-password': askToLogIn,
  'portal-header': { role: 'link', name: /首页|home/i },
  'portal-legacy-feedback': { role: 'form', name: /意见反馈|feedback/i },
  'portal-login': { role: 'textbox', name: /用户名|username/i },
  'portal-messages': askToLogIn,
  'portal-search': { role: 'search', name: /站内搜索|search/i },
  'portal-set-password': askToLogIn,
  'portal-side-tools': { role: 'complementary', name: /快捷服务|services/i },
  'portal-sidebar': { role: 'complementary', name: /个人空间|space/i },
  'portal-sign-card': askToLogIn,
};

const componentOf = (tag: string) =>
  shown[tag]?.component ??
  tag.slice('portal'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The tags whose element or component stands in a piece of code. */
export function tagsIn(code: string): string[] {
  return elementReferences
    .map(({ tag }) => tag)
    .filter((tag) => new RegExp(`<(${tag}|${componentOf(tag)})[\\s/>]`).test(code));
}

/** Resolves when each tag shows what everybody sees of it, in the page or in its own shadow root. */
export async function showAll(page: Page, tags: readonly string[]): Promise<void> {
  for (const tag of tags) {
    const part = shown[tag];
    if (part) await page.getByRole(part.role, { name: part.name }).first().waitFor();
    else await page.locator(tag).first().waitFor({ state: 'attached' });
  }
}
