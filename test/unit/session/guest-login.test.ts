import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { logInAsGuest } from '#src/session/login/guest-login.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

function open(orgCode = 'demo') {
  const opened = openPortal(({ body }) => good({ token: `of-${String(body.orgCode)}`, userId: '' }));
  portals.push(opened.portal);
  opened.portal.session.setState({ orgCode });
  return opened;
}

describe('a log-in as a guest', () => {
  it('is one, however many ask for it at once', async () => {
    const { portal, asked } = open();
    await Promise.all([logInAsGuest(portal), logInAsGuest(portal)]);
    expect(asked).toHaveLength(1);
    expect(portal.session.getState().token).toBe('of-demo');
  });

  it('is another one for another organisation, to which the tab has gone meanwhile', async () => {
    const { portal, asked } = open();
    const former = logInAsGuest(portal);
    portal.session.setState({ orgCode: 'collect' });
    await Promise.all([former, logInAsGuest(portal)]);
    expect(asked.map(({ body }) => body.orgCode)).toEqual(['demo', 'collect']);
    expect(portal.session.getState().token).toBe('of-collect');
  });

  it('hides no error of our own', async () => {
    const { portal } = open();
    vi.spyOn(portal.session, 'logIn').mockImplementation(() => {
      throw new TypeError('a fault in the code');
    });
    await expect(logInAsGuest(portal)).rejects.toThrow('a fault in the code');
  });
});
