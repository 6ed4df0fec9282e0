import { serve, type RequestContext, type Routes } from './route.ts';
import { issueKey, redeemKey } from './login/auth.ts';
import { ownAddress, redirectTo } from './own-address.ts';
import { escapeText, htmlPage } from './html.ts';
import { drawAvatar } from './pictures/avatar.ts';
import type { ParsedRequest } from './parse.ts';
import { scan, scanResults, takeScan, type ScanResult } from './login/qr.ts';
import type { Database } from './database.ts';

/** The other sites that the portal leads to, by the last piece of their address. */
const sites: Record<string, string> = {
  ticket: '我的卡券',
  wallet: '我的钱包',
  'back-office': '管理后台',
  dashboard: '区域数据看板',
  'dashboard-school': '学校数据看板',
  appraisal: '在线测评',
  activity: '教研活动',
  plan: '研修计划',
  live: '直播间',
  'annual-report': '年度学习报告',
  'smart-education': '智慧教育平台',
  'app-ios': 'iPhone 和 iPad 应用商店',
  'app-android': '安卓应用商店',
  'app-harmony': '鸿蒙应用市场',
  'app-windows': 'Windows 安装包下载',
};

export function externalServiceRoutes(routes: Routes): void {
  serve(routes, '/avatars/{file}', avatar);
  serve(routes, '/external/{site}', externalSite);
  serve(routes, '/sandbox/wechat', phone);
  serve(routes, '/sandbox/wechat/answer', phoneAnswer);
}

/** The uploaded picture, else a drawn one for those who have had time to set one. */
function avatar({ input, world }: RequestContext): Response {
  const file = input.path.file ?? '';
  const uploaded = world.files.get(`/avatars/${file}`);
  if (uploaded) {
    return new Response(uploaded.bytes, {
      headers: { 'content-type': uploaded.type, 'cache-control': 'no-cache' },
    });
  }
  const owner = world.accounts.find((account) => `${account.userId}.jpg` === file);
  if (!owner || !['teacher', 'admin'].includes(owner.username)) return new Response(null, { status: 404 });
  return new Response(drawAvatar(owner.userId), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' },
  });
}

/** Shows what it was handed: who the one-time key speaks for, and the rest of the query. */
function externalSite({ input, world }: RequestContext): Response {
  const title = sites[input.path.site ?? ''];
  if (!title) return new Response(null, { status: 404 });
  const { key, token, state, ...rest } = input.query;
  const lines: string[] = [];
  let live = '';
  if (key) {
    const redeemed = redeemKey(world, key);
    live = redeemed?.token ?? '';
    lines.push(redeemed ? `一次性密钥已接受：${redeemed.user.realName}` : '一次性密钥无效或已失效');
  }
  if (token) {
    const holder = world.tokens.holderOf(token);
    const user = world.accounts.find((account) => account.userId === holder?.userId);
    live = user ? token : '';
    lines.push(user ? `令牌已接受：${user.realName}` : '令牌无效或已失效');
  }
  for (const [name, value] of Object.entries(rest)) lines.push(`${name}：${value}`);
  if (lines.length === 0) lines.push('未收到任何参数');
  const content = lines.map((line) => `<p>${escapeText(line)}</p>`);
  if (live) content.push(`<p><a href="${escapeText(backToPortal(world, live, state))}">返回门户</a></p>`);
  return htmlPage(`${title}（演示站点）`, ...content);
}

/** The way back into the portal: a one-time key, and the state that the portal sent along. */
function backToPortal(world: Database, token: string, state = ''): string {
  const query = new URLSearchParams({ key: issueKey(world, token), redirect: '/space/workbench' });
  if (state) query.set('state', state);
  return `/login_back?${query}`;
}

const choices: Record<ScanResult, string> = {
  bound: '已绑定账号扫码',
  unbound: '未绑定账号扫码',
  refused: '拒绝',
};

/** Simulates the phone that scans the QR code; checks every two seconds whether another device has scanned it. */
function phone({ input, request, world }: RequestContext): Response {
  const { state = '' } = input.query;
  const redirect = wayBack(input);
  const target = ownAddress(redirect, request);
  const scanned = target && takeScan(world, state);
  if (scanned) return goOn(target, state, scanned.code, request);
  const links = scanResults.map((result) => {
    const query = new URLSearchParams({ state, redirect, result });
    return `<p><a href="/sandbox/wechat/answer?${escapeText(String(query))}">${choices[result]}</a></p>`;
  });
  return htmlPage(
    '微信扫码登录（演示）',
    '<meta http-equiv="refresh" content="2"><p>请选择手机上的扫码结果：</p>',
    ...links,
  );
}

function phoneAnswer({ input, request, world }: RequestContext): Response {
  const { state = '', result } = input.query;
  const chosen = scanResults.find((known) => known === result);
  if (!chosen) return new Response(null, { status: 404 });
  const { code } = scan(world, state, chosen);
  const target = ownAddress(wayBack(input), request);
  if (!target) return htmlPage('扫码完成', '<p>请回到电脑上继续。</p>');
  // The scan stays: the page that shows the QR code may be on another device, and asks after it.
  return goOn(target, state, code, request);
}

/** The platform's own name for it, or ours. */
function wayBack({ query }: ParsedRequest): string {
  return query.redirect_uri ?? query.redirect ?? '';
}

function goOn(target: URL, state: string, code: string, request: Request): Response {
  target.searchParams.set('code', code);
  target.searchParams.set('state', state);
  return redirectTo(target, request);
}
