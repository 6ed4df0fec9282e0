import { expect, it, test } from 'vitest';
import type { Lesson } from '#src/api/list-item.ts';
import {
  notesFileName,
  notesText,
  withNote,
  withoutNote,
  type Note,
} from '#host/app/pages/player/notes/notes.ts';

const note = (id: string, at: number, text = id, lesson = 'a'): Note => ({ id, lesson, at, text });
const lesson = (id: string, title: string): Lesson => ({ id, title, url: '', poster: '', captions: [] });

it('keeps notes in the order of the video, and changes one in its place', () => {
  const notes = withNote(withNote([note('late', 90)], note('early', 5)), note('middle', 40));
  expect(notes.map(({ id }) => id)).toEqual(['early', 'middle', 'late']);
  const edited = withNote(notes, note('middle', 40, '改过'));
  expect(edited.map(({ text }) => text)).toEqual(['early', '改过', 'late']);
  expect(withoutNote(edited, 'middle').map(({ id }) => id)).toEqual(['early', 'late']);
});

it('writes all notes of an item as text, lesson by lesson', () => {
  const lessons = [lesson('a', '导学'), lesson('b', '无笔记'), lesson('c', '课例')];
  const notes = [note('1', 65, '先量一量'), note('2', 3, '第一行\n第二行', 'c')];
  expect(notesText('三角形', lessons, notes)).toBe(
    '三角形\n\n导学\n[01:05] 先量一量\n\n课例\n[00:03] 第一行\n第二行\n',
  );
});

test.each([
  ['三角形', '三角形 笔记.txt'],
  ['a/b\\c:d*e?"<>|\nf', 'a b c d e f 笔记.txt'],
])('the file of %j is %j', (title, name) => {
  expect(notesFileName(title, '笔记')).toBe(name);
});
