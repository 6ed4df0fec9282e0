import type { ComponentProps } from 'react';

/** A wide table scrolls by itself on a phone, so that the page does not; by keyboard too. */
export function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the focus to be scrolled by keys
    <div className="docs-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
