import { useEffect, useRef, useState } from 'react';
import { CirclePlay } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import type { Lesson, ListItem } from '#src/api/list-item.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import { CHAPTERS_PAGE_SIZE, FIRST_CHAPTERS_SIZE } from '../../limits.ts';
import css from './chapters.css?inline';
import type { DetailsKind } from './details-kinds.ts';
import { watchUrl } from '../../content/kinds.ts';
import { isLocked, LockedMark } from '../../content/LockedLesson.tsx';
import { clockTime } from '../player/video/video-time.ts';
import { detailsTexts } from './texts.ts';

/** The chapters of an item with their lessons, page by page; those that the player shows are links to it. */
export function Chapters({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  useStyles(css);
  const words = useTexts(detailsTexts);
  const chapters = (item.chapters ?? []).filter(({ lessons }) => lessons.length > 0);
  const count = chapters.reduce((total, { lessons }) => total + lessons.length, 0);
  const [shownCount, setShownCount] = useState(FIRST_CHAPTERS_SIZE);
  const leftCount = Math.max(0, chapters.length - shownCount);
  const firstNewIndex = shownCount > FIRST_CHAPTERS_SIZE ? shownCount - CHAPTERS_PAGE_SIZE : null;
  const firstNew = useRef<HTMLHeadingElement>(null);
  useEffect(() => firstNew.current?.focus({ preventScroll: true }), [shownCount]);
  return (
    <Card
      className="portal-details-chapters"
      title={words[kind.chapters]}
      aria-label={words[kind.chapters]}
      actions={<span className="portal-details-count">{fill(words.lessonCount, { count })}</span>}
    >
      {chapters.slice(0, shownCount).map((chapter, index) => (
        <section key={chapter.id}>
          <h3 {...(index === firstNewIndex && { ref: firstNew, tabIndex: -1 })}>
            {chapter.title || fill(words.untitledChapter, { place: index + 1 })}
          </h3>
          <ol>
            {chapter.lessons.map((lesson) => (
              <li key={lesson.id}>
                <ChapterLesson kind={kind} item={item} lesson={lesson} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {leftCount > 0 ? (
        <div className="portal-details-chapters-more">
          <Button onClick={() => setShownCount(shownCount + CHAPTERS_PAGE_SIZE)}>
            {fill(words.moreChapters, { count: leftCount })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

interface ChapterLessonProps {
  kind: DetailsKind;
  item: ListItem;
  lesson: Lesson;
}

function ChapterLesson({ kind, item, lesson }: ChapterLessonProps) {
  const words = useTexts(detailsTexts);
  const { id, title, url, duration, trial } = lesson;
  const playingTime = duration ? clockTime(Math.round(duration)) : '';
  if (kind.watchable && url) {
    return (
      <Link className="portal-details-lesson" href={watchUrl(kind.watchable, item.id, id)}>
        <CirclePlay size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{title}</span>
        {trial && item.owned === false ? (
          <span className="portal-item-chip" data-tone="brand">
            {words.trial}
          </span>
        ) : null}
        <Length text={playingTime} />
      </Link>
    );
  }
  if (isLocked(item, lesson)) {
    return (
      <span className="portal-details-lesson">
        <LockedMark size={18} />
        <span>{title}</span>
        <Length text={playingTime} />
      </span>
    );
  }
  return (
    <span className="portal-details-lesson">
      <span>{title}</span>
      <Length text={duration ? fill(words.minutes, { count: Math.round(duration / 60) }) : ''} />
    </span>
  );
}

function Length({ text }: { text: string }) {
  return text ? <span className="portal-details-length">{text}</span> : null;
}
