import { useStyles } from '#src/theme/useStyles.ts';
import { Search, type SearchProps } from '../search/index.ts';
import css from './header-search.css?inline';

/** The search field of the header. */
export function HeaderSearch(props: SearchProps) {
  useStyles(css);
  return <Search {...props} />;
}
