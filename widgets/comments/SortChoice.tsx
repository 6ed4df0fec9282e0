import { useTexts } from '#src/texts/useTexts.ts';
import { commentsTexts } from './texts.ts';

export type Sort = 'new' | 'hot';

interface SortChoiceProps {
  value: Sort;
  onChange: (sort: Sort) => void;
}

/** Which comments come first. */
export function SortChoice({ value, onChange }: SortChoiceProps) {
  const words = useTexts(commentsTexts);
  const sorts = [
    ['new', words.newest],
    ['hot', words.hottest],
  ] as const;
  return (
    <div className="portal-comments-sort" part="sort" role="group" aria-label={words.sort}>
      {sorts.map(([sort, label]) => (
        <button key={sort} type="button" aria-pressed={sort === value} onClick={() => onChange(sort)}>
          {label}
        </button>
      ))}
    </div>
  );
}
