import { Plus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import type { AuthoringOverview } from '#src/api/authoring.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { pageTexts, type PageName } from '../../routing/page-titles.ts';
import { editorPages, manageKinds } from '../manage/manage-kinds.ts';
import { manageTexts } from '../manage/texts.ts';
import { creationTexts } from './texts.ts';

/** Each managing page with the kinds that are created from it. The choices are courses, which the first page creates. */
const pages = (Object.keys(manageKinds) as PageName[]).map((name) => ({
  name,
  creates: name === 'selectiveManage' ? [] : (manageKinds[name]?.kinds ?? []),
}));

interface AuthoringPagesProps {
  /** Undefined while they load. */
  totals: AuthoringOverview['kinds'] | undefined;
}

/** The ways to the managing page and the editor of each kind. */
export function AuthoringPages({ totals = [] }: AuthoringPagesProps) {
  const words = useTexts(creationTexts);
  const titles = useTexts(pageTexts);
  const kinds = useTexts(manageTexts);
  const total = (names: readonly string[]) =>
    totals.reduce((sum, one) => sum + (names.includes(one.kind) ? one.total : 0), 0);
  return (
    <Card title={words.ways} aria-label={words.ways}>
      <ul className="portal-creation-pages">
        {pages.map(({ name, creates }) => (
          <li key={name}>
            <Link className="portal-creation-title" href={`/${name}`}>
              {titles[name]}
              {total(creates) > 0 ? <span className="portal-creation-count">{total(creates)}</span> : null}
            </Link>
            {creates.length > 0 ? (
              <ul className="portal-creation-create">
                {creates.map((kind) => (
                  <li key={kind}>
                    <Link href={`/${editorPages[kind]}`}>
                      <Plus size={14} aria-hidden="true" />
                      {/* English writes the kind in lower case within a phrase. */}
                      {fill(words.create, { kind: kinds[kind].toLocaleLowerCase() })}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
