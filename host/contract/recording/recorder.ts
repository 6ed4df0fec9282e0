import { parseJson } from '#src/http/parse-json.ts';
import { parseBody } from '#src/http/response-body.ts';
import type { RecordedAnswer, Recording } from './recording.ts';
import type { Answer } from '../check/ask.ts';
import type { CheckedCall } from '../check/calls.ts';
import { maskAnswers } from './mask.ts';

/** Parameters that describe the request rather than what it asks for. */
const ofTransport = new Set(['os', 'deviceCode']);

/** Collects the answers of queries; they are masked when they are taken. */
export function createRecorder() {
  const answers: RecordedAnswer[] = [];
  return {
    add({ method, path }: Pick<CheckedCall, 'method' | 'path'>, answer: Answer): void {
      if (method !== 'GET' || answer.failure || answer.status !== 200) return;
      const { json: body } = parseBody(answer.text, parseJson);
      if (body === undefined) return;
      const query = Object.fromEntries(
        Object.entries(answer.query).filter(([name]) => !ofTransport.has(name)),
      );
      answers.push({ method, path, asked: answer.asked, query, body });
    },
    recording: (): Recording => ({ version: 1, answers: maskAnswers(answers) }),
  };
}
