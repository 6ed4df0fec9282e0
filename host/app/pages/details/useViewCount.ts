import { useEffect } from 'react';
import { usePortal } from '../../../../src/data/portal-context.ts';
import type { ContentKind } from '../../content/kinds.ts';
import { countView } from '../../content/count-view.ts';

/** Counts a view of an item once it is shown. */
export function useViewCount(kind: ContentKind, id: string | undefined): void {
  const { http } = usePortal();
  useEffect(() => {
    if (id) countView(http, kind, id);
  }, [http, kind, id]);
}
