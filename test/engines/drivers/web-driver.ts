import { patience } from '../../patience.ts';

/** A session of the WebDriver protocol. */
export interface WebDriverSession {
  version: string;
  post: (path: string, body?: object) => Promise<unknown>;
  get: (path: string) => Promise<unknown>;
  remove: (path: string) => Promise<unknown>;
  end: () => Promise<void>;
}

/** A browser starts in a second; on a busy machine in many. */
const SESSION_LIMIT_MS = 40_000;

export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const wish = { capabilities: { alwaysMatch: capabilities } };
  const answer = (await send(driver, 'POST', '/session', wish, SESSION_LIMIT_MS)) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const path = `/session/${answer.sessionId}`;
  const post: WebDriverSession['post'] = (command, body = {}) => send(driver, 'POST', path + command, body);
  await post('/timeouts', { script: patience, pageLoad: patience });
  return {
    version: answer.capabilities.browserVersion,
    post,
    remove: (command) => send(driver, 'DELETE', path + command),
    get: (command) => send(driver, 'GET', path + command),
    end: async () => void (await send(driver, 'DELETE', path)),
  };
}

async function send(
  driver: string,
  method: string,
  path: string,
  body?: object,
  limitMs = 2 * patience,
): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  }
  return value;
}
