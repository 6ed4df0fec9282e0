import { createServer, type Server } from 'node:http';

/** More than a browser sends at once. */
const longestBody = 64_000;

/** Collects the reports that the portal sends to `/reports`, and hands on each as a line of JSON. */
export function createReportCollector(write: (line: string) => void): Server {
  return createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/reports') return response.writeHead(404).end();
    let body = '';
    for await (const chunk of request) {
      body += chunk;
      if (body.length > longestBody) return response.writeHead(413, { connection: 'close' }).end();
    }
    try {
      const { reports } = JSON.parse(body);
      const time = new Date().toISOString();
      // Anybody can send anything here: no report says when it came, or from whom.
      for (const report of reports) write(JSON.stringify({ ...report, time }));
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
}
