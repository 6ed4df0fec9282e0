import { test } from 'vitest';
import { chat } from './chat/trial.ts';
import { drafts } from './drafts/trial.ts';
import { exam } from './exam/trial.ts';
import { notifications } from './notifications/trial.ts';
import { runSequences } from './run-sequences.ts';
import { sessions } from './sessions/trial.ts';

const runs = Number(process.env.MODEL_RUNS ?? 500);

test('sessions', () => runSequences(sessions, runs, true));
test('notifications', () => runSequences(notifications, runs, true));
test('chat', () => runSequences(chat, runs, true));
test('drafts', () => runSequences(drafts, runs, true));
test('exam', () => runSequences(exam, runs, true));
