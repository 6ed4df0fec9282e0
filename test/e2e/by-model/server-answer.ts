import { address } from '../address.ts';

/** The server's answer to the user of a token. */
export async function serverAnswer(token: string, path: string): Promise<unknown> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: unknown };
  return data;
}
