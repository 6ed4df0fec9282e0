import { expect, test } from 'vitest';
import { nginxConfig } from '#host/server/nginx-config.ts';
import { attachmentFile, videoFile } from '#src/rules/upload-file.ts';
import { BODY_MAX_MB } from '#src/rules/limits.ts';

test('nginx takes the largest file with the form around it, as our own server does', () => {
  const [, limit] = /^ *client_max_body_size (\d+)m;$/m.exec(nginxConfig([])) ?? [];
  expect(Number(limit)).toBe(BODY_MAX_MB);
  expect(BODY_MAX_MB * 1_048_576).toBeGreaterThan(Math.max(videoFile.maxBytes, attachmentFile.maxBytes));
});
