import type { BrowserContext } from 'playwright';
import { recordOf } from '#src/session/token/token-record.ts';

/** Logs in by the sandbox's own control call, and keeps what the portal keeps. */
export async function logIn(origin: string, context: BrowserContext, username: string): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  const { token, userId } = (await answer.json()) as { token: string; userId: string };
  await context.addCookies([{ name: 'portal_token', value: token, url: origin }]);
  const orgCode = 'demo';
  const kept = {
    'portal.tokenRecord': recordOf(token, { userId, orgCode }),
    'portal.orgCode': orgCode,
  };
  await context.addInitScript(
    Object.entries(kept)
      .map(([key, value]) => `localStorage.setItem('${key}', '${JSON.stringify(value)}');`)
      .join(''),
  );
}
