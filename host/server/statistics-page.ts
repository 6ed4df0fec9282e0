const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>教师统计</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/statistics.css" />
  </head>
  <body>
    <main>
      <h1>教师统计</h1>
      <p>本页为演示页面。正式环境中，此地址由贵单位的教师统计系统提供。</p>
      <p><a href="/index">返回门户首页</a></p>
    </main>
  </body>
</html>
`;

/** Stands in for the statistics site, which a tenant runs beside the portal. */
export function statisticsPage(): Response {
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

export const isStatistics = (path: string) => /^\/jsfz(\/|$)/.test(path);
