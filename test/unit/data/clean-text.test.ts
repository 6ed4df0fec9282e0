import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { cleanText } from '#src/data/forms/clean-text.ts';
import { isPasswordField, isSecretField } from '#src/data/forms/secret-fields.ts';

const sources = ['widgets', 'host/app', 'src'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(`${room}/${name}`, 'utf8')),
);
const bound = (tag: string) =>
  sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`<${tag}\\s+\\{\\.\\.\\.form\\.bind\\('(\\w+)'\\)`, 'g'))].map(
      ([, name = '']) => name,
    ),
  );

it('cleans every field but the passwords', () => {
  expect(new Set(bound('PasswordInput'))).toEqual(new Set(['oldPassword', 'password', 'confirm']));
  expect(bound('PasswordInput').every(isPasswordField)).toBe(true);
  expect(bound('Input').length).toBeGreaterThan(8);
  expect(bound('Input').some(isPasswordField)).toBe(false);
});

it('takes every password and every code for a secret, and nothing else', () => {
  const inputs = sources.flatMap((source) =>
    [...source.matchAll(/<(?:Password)?Input\s+\{\.\.\.form\.bind\('(\w+)'\)\}.*?(?=\.bind\(|$)/gs)].map(
      ([tag, name = '']) => ({ name, isSecret: /^<Password|one-time-code/.test(tag) }),
    ),
  );
  const secrets = inputs.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  expect(new Set(secrets)).toEqual(new Set(['oldPassword', 'password', 'confirm', 'code']));
  expect(secrets.every(isSecretField)).toBe(true);
  // The code of a project has the same name, and no draft either.
  expect(inputs.filter(({ name, isSecret }) => isSecretField(name) && !isSecret)).toHaveLength(1);
});

it('leaves a longer text as it is', () => {
  const form = document.createElement('form');
  form.innerHTML = '<textarea name="content"></textarea><input name="title">';
  expect(cleanText(form, 'content', ' 第一段\n\n  第二段\u200b ')).toBe(' 第一段\n\n  第二段\u200b ');
  expect(cleanText(form, 'title', '标题\u200b')).toBe('标题');
});

test.each([
  ['realName', '陈\u200b思远\u202c', '陈思远'],
  ['code', '123\u00a0456', '123 456'],
  ['password', ' Pass\u200bword#1 ', ' Pass\u200bword#1 '],
  ['confirm', '\u00a0', '\u00a0'],
])('the field %s keeps %j as %j', (name, typed, kept) => {
  expect(cleanText(null, name, typed)).toBe(kept);
});
