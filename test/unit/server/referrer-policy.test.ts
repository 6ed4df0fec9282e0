import { describe, expect, it, test } from 'vitest';
import { isRedirect, routes } from '#host/app/routing/routes.ts';
import { nginxConfig } from '#host/server/nginx-config.ts';
import { referrerPolicy } from '#host/server/referrer-policy.ts';

describe('the referrer policy', () => {
  test.each(routes.filter((route) => !isRedirect(route)).map((route) => [route.path, route] as const))(
    'of %s is that of its address',
    (path, route) => {
      const isLogin = !isRedirect(route) && route.meta.bareHeader === true;
      expect(referrerPolicy(path)).toBe(isLogin ? 'no-referrer' : 'strict-origin');
    },
  );

  test.each(['/login', '/LOGIN/appLogin', '//login_back', '/wxlogin/'])('of %s sends none', (path) => {
    expect(referrerPolicy(path)).toBe('no-referrer');
  });

  test.each(['/', '/login_backyard', '/space/login', '/cdn/portal.js'])('of %s sends the origin', (path) => {
    expect(referrerPolicy(path)).toBe('strict-origin');
  });
});

describe('the log of nginx', () => {
  const config = () => nginxConfig([{ pattern: '^/login/index$', page: 'login', status: 200 }]);

  it('is written in a format of its own', () => {
    expect(config()).toMatch(/access_log \S+ portal;/);
  });

  it('names no variable that holds a query', () => {
    const [format = ''] = /log_format portal[^;]*/.exec(config()) ?? [];
    const variables = [...format.matchAll(/\$\w+/g)].map(([name]) => name);
    expect(variables).toEqual([
      '$remote_addr',
      '$remote_user',
      '$time_local',
      '$request_method',
      '$portal_logged_path',
      '$server_protocol',
      '$status',
      '$body_bytes_sent',
      '$portal_logged_referrer',
      '$http_user_agent',
    ]);
  });

  it.each([
    ['/login/appLogin?token=abc', '/login/appLogin'],
    ['/api/auth/user/login?username=a&password=b', '/api/auth/user/login'],
    ['/api/auth/token/key/abc', '/api/auth/token/key/*'],
    ['/api/auth/user/send/13800000000/abc', '/api/auth/user/send/*'],
    ['/index', '/index'],
  ])('has %s as %s', (address, logged) => {
    const [, map = ''] = /map \$request_uri \$portal_logged_path \{([^}]*)\}/.exec(config()) ?? [];
    const rows = [...map.matchAll(/"~([^"]+)" "?([^;"]+)"?;/g)];
    const found = rows.map(([, source = '', value = '']) => {
      const match = new RegExp(source).exec(address);
      return match && value.replace(/\$(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
    });
    expect(found.find((one) => one !== null)).toBe(logged);
  });
});
