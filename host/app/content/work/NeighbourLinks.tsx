import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Link } from '../../routing/Link.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { workTexts } from './texts.ts';
import css from './work.css?inline';

interface NeighbourLinksProps<Work> {
  all: readonly Work[];
  id: string;
  listHref: SafeUrl;
  hrefOf: (work: Work) => SafeUrl;
}

/** The ways from one of several works to the list and to its neighbours. */
export function NeighbourLinks<Work extends { id: string }>(props: NeighbourLinksProps<Work>) {
  useStyles(css);
  const words = useTexts(workTexts);
  const { all, id, listHref, hrefOf } = props;
  const place = all.findIndex((one) => one.id === id);
  const previous = all[place - 1];
  const next = place < 0 ? undefined : all[place + 1];
  const links = [
    [words.toList, listHref],
    [words.previous, previous && hrefOf(previous)],
    [words.next, next && hrefOf(next)],
  ] as const;
  return (
    <nav className="portal-work-buttons" aria-label={words.neighbours}>
      {links.map(([label, href]) =>
        href ? (
          <Link key={label} href={href}>
            {label}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
