import { describe, expect, it, test } from 'vitest';
import type { Chapter, Lesson } from '#src/api/list-item.ts';
import { chosenLesson, finishedCount, lessonsOf, nextLesson } from '#host/app/pages/player/lessons.ts';
import { nothingWatched, resumePosition, watchedShare, withPosition } from '#host/app/content/watched.ts';
import { FINISHED_SHARE, WATCHED_SAVE_MS } from '#host/app/limits.ts';

test('the agreed numbers', () => {
  expect([FINISHED_SHARE, WATCHED_SAVE_MS]).toEqual([0.95, 5000]);
});

describe('a lesson that was left', () => {
  it.each([
    [2, 0, 0.02, false],
    [40, 40, 0.4, false],
    [94, 94, 0.94, false],
    [95, 0, 1, true],
    [100, 0, 1, true],
  ])('at %d of 100 s continues at %d, watched to %d, finished: %s', (at, start, share, isFinished) => {
    const watched = withPosition(nothingWatched, 'a', at, 100);
    expect(resumePosition(watched, 'a')).toBe(start);
    expect(watchedShare(watched, 'a')).toBe(share);
    expect(watched.lessons.a?.isFinished).toBe(isFinished);
    expect(watched.last).toBe('a');
  });

  it('stays finished when it is watched again, and continues where it is', () => {
    const again = withPosition(withPosition(nothingWatched, 'a', 99, 100), 'a', 30, 100);
    expect(again.lessons.a?.isFinished).toBe(true);
    expect(resumePosition(again, 'a')).toBe(30);
  });

  it('is unknown before it was begun, and of unknown length is not finished', () => {
    expect(resumePosition(nothingWatched, 'a')).toBe(0);
    expect(watchedShare(nothingWatched, 'a')).toBe(0);
    expect(withPosition(nothingWatched, 'a', 0, 0).lessons.a?.isFinished).toBe(false);
  });
});

describe('the lessons of an item', () => {
  const lesson = (id: string): Lesson => ({ id, title: id, url: '', poster: '', captions: [] });
  const chapters: Chapter[] = [
    { id: '1', title: '一', lessons: [lesson('a'), lesson('b')] },
    { id: '2', title: '二', lessons: [] },
    { id: '3', title: '三', lessons: [lesson('c')] },
  ];
  const lessons = lessonsOf(chapters);
  const left = (id: string, at: number) => withPosition(nothingWatched, id, at, 100);

  it('follow each other over the chapters', () => {
    expect(nextLesson(lessons, 'a')?.id).toBe('b');
    expect(nextLesson(lessons, 'b')?.id).toBe('c');
    expect(nextLesson(lessons, 'c')).toBeUndefined();
    expect(nextLesson(lessons, 'unknown')).toBeUndefined();
    expect(lessonsOf(null)).toEqual([]);
  });

  it.each([
    ['the named one', 'c', left('a', 10), 'c'],
    ['the first, where an unknown one is named', 'x', nothingWatched, 'a'],
    ['the first', null, nothingWatched, 'a'],
    ['the last watched', null, left('b', 50), 'b'],
    ['the one after a finished one', null, left('b', 100), 'c'],
    ['the last one, though finished', null, left('c', 100), 'c'],
    ['the first, where the last watched is gone', null, left('gone', 50), 'a'],
  ])('begin with %s', (_, named, watched, id) => {
    expect(chosenLesson(lessons, named, watched)?.id).toBe(id);
  });

  it('count what is finished, of their own only', () => {
    expect(finishedCount(lessons, withPosition(left('a', 100), 'gone', 100, 100))).toBe(1);
  });
});
