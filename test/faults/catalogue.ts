import { isRecord } from '#src/rules/record.ts';

/**
 * The catalogue of answers as the description of the back end has it, written a second time: it knows nothing of the code
 * that it judges, not even its texts.
 */

/** How the back end, or what stands before it, answers a request. */
export type Answer =
  | { type: 'dropped' | 'cut off' | 'silent' | 'stalled' }
  | {
      type: 'response';
      status: number;
      headers: Readonly<Record<string, string>>;
      body: string | null;
      /** The body as JSON, with long ids as text; undefined where it is none. */
      json: unknown;
    };

/** A form carries a file, JSON a text. */
export type SentBody = 'nothing' | 'text' | 'form';

/** The facts about a call that the catalogue has to know. */
export interface CallFacts {
  method: string;
  isPay: boolean;
  isFile: boolean;
  isSilent: boolean;
  sends: SentBody;
  /** The session's own token was sent with it. */
  isOfSession: boolean;
  /** True for data that the definition of the call accepts. */
  fits: (data: unknown) => boolean;
}

export interface Failure {
  type: 'failure';
  /** '' where the server says nothing, and neither do we: the view has a text of its own. */
  message: string;
  /** The wrapper shows the message itself, unless the call is silent. */
  isShown: boolean;
  /** The session is over. */
  ends: boolean;
}

/** `passed`: a code that the caller has to judge. */
export type Expected = Failure | { type: 'success' } | { type: 'empty' | 'passed'; message: string };

/** The longest message that a server may show, in characters. */
export const MESSAGE_MAX = 1000;

const texts = {
  timeout: '请求超时，请检查网络后重试',
  offline: '网络连接失败，请检查网络后重试',
  malformed: '服务器返回的数据有误，请稍后重试',
  refused: '操作失败，请稍后重试',
  fileTooLarge: '文件过大，服务器未接收，请压缩后再上传',
  tooLarge: '提交的内容过大，服务器未接收，请删减后再提交',
  signedOut: '登录已失效，请重新登录',
  server: (status: number) => `服务器开小差了，请稍后重试（${status}）`,
};

const exemptMessages = ['二维码已过期', '更新时间不合法', 'QR code expired', 'illegal update time'];

const shown = (message: string): Failure => ({ type: 'failure', message, isShown: true, ends: false });
const quiet = (message: string): Failure => ({ ...shown(message), isShown: false });
const over = (message: string): Failure => ({ ...quiet(message || texts.signedOut), ends: true });

/** Number and text are one code, but for 1 and -1. */
function codeOf(body: unknown): unknown {
  const code = isRecord(body) ? (body.code ?? undefined) : undefined;
  return typeof code === 'string' && code !== '1' && code !== '-1' && /^-?\d+$/.test(code)
    ? Number(code)
    : code;
}

function messageOf(body: unknown): string {
  if (!isRecord(body)) return '';
  const text = [body.msg, body.message, body.data].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  const message = typeof text === 'string' ? text : '';
  return message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX - 1)}…` : message;
}

/** The outcome that a call has to have when it is answered so. */
export function expectedOf(answer: Answer, call: CallFacts): Expected {
  if (answer.type === 'silent' || answer.type === 'stalled') return shown(texts.timeout);
  if (answer.type !== 'response') return shown(texts.offline);
  const { status, json } = answer;
  const code = codeOf(json);
  const message = messageOf(json);
  const data = isRecord(json) ? json.data : undefined;
  const wrong = shown(texts.malformed);
  const success = (found: unknown): Expected => (call.fits(found) ? { type: 'success' } : wrong);

  if (status === 401 || code === 401) return over(message);
  if (status === 413 && !message && call.sends !== 'nothing')
    return shown(call.sends === 'form' ? texts.fileTooLarge : texts.tooLarge);
  if (status !== 200) return shown(message || texts.server(status));
  // Neither a file nor the JSON of an answer: a page of what stands before the back end.
  if (json === undefined) return wrong;
  if (code === '-1') return over(message);
  if (code === 1 && !call.isPay) return shown(message || texts.refused);
  if (code === 301)
    return call.method !== 'GET' && call.fits(null) ? { type: 'success' } : { type: 'empty', message };
  if (code === '1') return success(data);
  if (code === 2 || code === 201 || code === 103) {
    const isRemark = call.method === 'GET' && data !== undefined && data !== null && call.fits(data);
    return isRemark ? { type: 'success' } : { type: 'passed', message };
  }
  if (code === 100 || code === 230) return quiet(message || texts.refused);
  if (code === 204) return quiet(message);
  if (code === 200) return success(data);
  if (code === 212 || code === 211 || code === 208) return { type: 'passed', message };
  if (code === undefined) return success(json);
  if (call.isPay || exemptMessages.includes(message)) return { type: 'passed', message };
  return shown(message || texts.refused);
}
