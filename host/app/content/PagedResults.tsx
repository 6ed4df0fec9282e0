import { useRef, type ReactNode } from 'react';
import { Pager, type PagerProps } from '#src/ui/navigation/Pager.tsx';

interface PagedResultsProps {
  className: string;
  label: string;
  /** Null where there are no pages to choose from, as after a failure. */
  pager: PagerProps | null;
  children: ReactNode;
}

/** Shows what a list has found, above its pages. */
export function PagedResults({ className, label, pager, children }: PagedResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const openPage = (page: number) => {
    pager?.onChange(page);
    // Move scroll and focus to the top of the next page.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={className} ref={top} tabIndex={-1} role="group" aria-label={label}>
      {children}
      {pager ? <Pager {...pager} onChange={openPage} /> : null}
    </div>
  );
}
