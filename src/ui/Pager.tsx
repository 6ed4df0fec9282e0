import { useId, useState, type FormEvent } from 'react';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { fill } from '../texts/texts.ts';
import { useTexts } from '../texts/useTexts.ts';
import { pagerTexts } from '../texts/pager.ts';
import { useStyles } from '../theme/useStyles.ts';
import { IconButton } from './IconButton.tsx';
import { pageNumbers } from './page-numbers.ts';
import css from './pager.css?inline';

export interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** A page is loading. */
  busy?: boolean;
  /** Defaults to 分页. */
  label?: string;
}

/**
 * Renders nothing for a single page. In narrow containers only the current page is shown between the two
 * arrows.
 */
export function Pager({ page, pageCount, onChange, busy = false, label }: PagerProps) {
  useStyles(css);
  const words = useTexts(pagerTexts);
  if (pageCount <= 1) return null;
  const go = (to: number) => {
    const target = Math.min(Math.max(Math.trunc(to), 1), pageCount);
    if (!busy && target !== page) onChange(target);
  };

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
        disabled={page <= 1}
        onClick={() => go(page - 1)}
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
        disabled={page >= pageCount}
        onClick={() => go(page + 1)}
      />
      {pageCount > 7 ? <PagerJump pageCount={pageCount} onJump={go} /> : null}
    </nav>
  );
}

function PagerJump({ pageCount, onJump }: { pageCount: number; onJump: (page: number) => void }) {
  const words = useTexts(pagerTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '') onJump(Number(typed));
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
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      />
      {words.jumpUnit ? <span>{words.jumpUnit}</span> : null}
    </form>
  );
}
