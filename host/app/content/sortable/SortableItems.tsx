import { useContext, useLayoutEffect, useState } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import type { SortableListProps } from './sortable.ts';
import { SortableScopeContext } from './sortable-scope.ts';
import { createSortableStore } from './sortable-store.ts';
import { SortableDrag } from './SortableDrag.tsx';
import { SortableRows } from './SortableRows.tsx';
import css from './sortable.css?inline';

/** The sorting itself, with the library that it needs. A list within another one shares its drag. */
export function SortableItems(props: SortableListProps) {
  const outer = useContext(SortableScopeContext);
  return outer && props.within ? <SortableRows {...props} /> : <OuterList {...props} />;
}

function OuterList(props: SortableListProps) {
  useStyles(css);
  const [store] = useState(() => createSortableStore(props));
  useLayoutEffect(() => store.setList(props), [store, props]);
  return <SortableDrag store={store} />;
}
