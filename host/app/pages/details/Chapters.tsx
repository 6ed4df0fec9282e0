import { CirclePlay } from 'lucide-react';
import { Link } from 'wouter';
import type { ListItem } from '../../../../src/api/list-item.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Card } from '../../../../src/ui/Card.tsx';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import css from './chapters.css?inline';
import type { DetailsKind } from './details-kinds.ts';
import { watchUrl } from '../../content/watch-url.ts';
import { detailsTexts } from './texts.ts';

/** The chapters of an item with their lessons; those that the player shows are links to it. */
export function Chapters({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  useStyles(css);
  const words = useTexts(detailsTexts);
  const chapters = (item.chapters ?? []).filter(({ lessons }) => lessons.length > 0);
  const count = chapters.reduce((total, { lessons }) => total + lessons.length, 0);
  return (
    <Card
      className="portal-details-chapters"
      title={words[kind.chapters]}
      aria-label={words[kind.chapters]}
      actions={<span className="portal-details-count">{fill(words.lessonCount, { count })}</span>}
    >
      {chapters.map((chapter, index) => (
        <section key={chapter.id}>
          <h3>{chapter.title || fill(words.untitledChapter, { place: index + 1 })}</h3>
          <ol>
            {chapter.lessons.map((lesson) => (
              <li key={lesson.id}>
                {kind.watchable && lesson.url ? (
                  <Link className="portal-details-lesson" href={watchUrl(kind.watchable, item.id, lesson.id)}>
                    <CirclePlay size={18} strokeWidth={1.75} aria-hidden="true" />
                    <span>{lesson.title}</span>
                    {lesson.duration ? (
                      <span className="portal-details-length">{filmLength(lesson.duration)}</span>
                    ) : null}
                  </Link>
                ) : (
                  <span className="portal-details-lesson">
                    <span>{lesson.title}</span>
                    {lesson.duration ? (
                      <span className="portal-details-length">
                        {fill(words.minutes, { count: Math.round(lesson.duration / 60) })}
                      </span>
                    ) : null}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}

/** E.g. `08:05` or `1:30:00`. */
function filmLength(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
