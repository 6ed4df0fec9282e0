import { brokenConnection, type Fault } from '../faults.ts';

export interface ViewFault {
  name: string;
  fault: Fault;
  /** The words of a failed write. */
  words: string;
}

const [connectionName, connection] = brokenConnection;
const malformed = '服务器返回的数据有误，请稍后重试';
const html = '<!doctype html><title>Wi-Fi</title><h1>Wi-Fi</h1>';

const common: readonly ViewFault[] = [
  { name: connectionName, fault: connection, words: '网络连接失败，请检查网络后重试' },
  { name: 'a server error', fault: { status: 500 }, words: '服务器开小差了，请稍后重试（500）' },
  { name: 'HTML in place of JSON', fault: { status: 200, body: html }, words: malformed },
];
const wrongShape: ViewFault = {
  name: 'a wrong shape',
  fault: { body: { code: 200, data: true } },
  words: malformed,
};
const refusal: ViewFault = {
  name: 'a refusal',
  fault: { body: { code: 400, msg: '操作太频繁' } },
  words: '操作太频繁',
};

export const readFaults: readonly ViewFault[] = [...common, wrongShape];

export const sendFaultsOf = ({ readsAnswer = false }: { readsAnswer?: boolean }): readonly ViewFault[] =>
  readsAnswer ? [...common, refusal, wrongShape] : [...common, refusal];

/** The server does not answer as long as a test lasts. */
export const silence: Fault = { delayMs: 3_600_000 };
