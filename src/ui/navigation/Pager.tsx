import { useId, useState, type FormEvent } from 'react';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { pagerTexts } from '../../texts/pager.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { useSilentFill } from '../fields/useSilentFill.ts';
import { pageNumbers, parsePage } from './page-numbers.ts';
import css from './pager.css?inline';

export interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** A page is loading; clicks count all the same, since the list may only be refreshed. */
  busy?: boolean;
  /** Defaults to 分页. */
  label?: string;
  /** Pages that get a dot, e.g. those with something unread; the arrows get one if it is that way. */
  marked?: ReadonlySet<number>;
  /** The meaning of the dot. */
  markLabel?: string;
}

/**
 * Renders nothing for a single page. In narrow containers only the current page is shown between the two
 * arrows.
 */
export function Pager({ page, pageCount, onChange, busy = false, label, marked, markLabel }: PagerProps) {
  useStyles(css);
  const words = useTexts(pagerTexts);
  const markId = useId();
  if (pageCount <= 1) return null;
  const pages = [...(marked ?? [])];
  const mark = (isMarked: boolean) =>
    isMarked ? ({ 'data-marked': '', 'aria-describedby': markId } as const) : {};
  const go = (to: number) => {
    // The list may have become shorter than the current page says.
    const target = Math.min(to, pageCount);
    if (target !== page) onChange(target);
  };
  const arrow = (isUseless: boolean, to: number) => ({ 'aria-disabled': isUseless, onClick: () => go(to) });

  return (
    <nav
      className="portal-pager"
      part="pager"
      aria-label={label ?? words.pagination}
      aria-busy={busy || undefined}
    >
      <IconButton
        label={words.previousPage}
        icon={<ChevronLeft aria-hidden="true" />}
        {...arrow(page <= 1, page - 1)}
        {...mark(pages.some((one) => one < page))}
      />
      <span className="portal-pager-short">
        {page} / {pageCount}
      </span>
      <ol className="portal-pager-numbers">
        {pageNumbers(page, pageCount).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <button
                type="button"
                className="portal-pager-number"
                aria-label={fill(words.page, { page: item })}
                aria-current={item === page ? 'page' : undefined}
                {...mark(item !== page && pages.includes(item))}
                onClick={() => go(item)}
              >
                {item}
              </button>
            ) : (
              <Ellipsis className="portal-pager-gap" size={16} aria-hidden="true" />
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={words.nextPage}
        icon={<ChevronRight aria-hidden="true" />}
        {...arrow(page >= pageCount, page + 1)}
        {...mark(pages.some((one) => one > page))}
      />
      {pageCount > 7 ? <PagerJump pageCount={pageCount} onJump={go} /> : null}
      {markLabel ? (
        <span id={markId} hidden>
          {markLabel}
        </span>
      ) : null}
    </nav>
  );
}

function PagerJump({ pageCount, onJump }: { pageCount: number; onJump: (page: number) => void }) {
  const words = useTexts(pagerTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const watched = useSilentFill<HTMLInputElement>({
    value: typed,
    onChange: (event) => {
      setTyped(event.currentTarget.value);
      setWrong(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const page = parsePage(typed, pageCount);
    setWrong(page === null && typed.trim() !== '');
    if (page === null) return;
    onJump(page);
    setTyped('');
  };
  return (
    <form className="portal-pager-jump" onSubmit={submit} noValidate>
      <label htmlFor={id}>{words.jumpTo}</label>
      <input
        id={id}
        className="portal-pager-field"
        aria-label={fill(words.jumpLabel, { count: pageCount })}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        {...watched}
      />
      {words.jumpUnit ? <span>{words.jumpUnit}</span> : null}
      <span className="portal-pager-wrong" id={`${id}-wrong`} role="alert">
        {isWrong ? fill(words.jumpWrong, { count: pageCount }) : null}
      </span>
    </form>
  );
}
