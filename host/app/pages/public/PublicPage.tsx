import { useState } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { hostTexts } from '../../texts.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { seenOrganisations } from '#src/session/organisation/seen-organisations.ts';
import { OrganisationCard } from './OrganisationCard.tsx';
import css from './public-page.css?inline';

/** Lists the public organisations to choose from: the default one and the ones visited in this browser. */
export default function PublicPage() {
  useStyles(css);
  const titles = useTexts(pageTexts);
  const words = useTexts(hostTexts);
  const { config } = usePortal();
  const [codes] = useState(() => [...new Set([config.org, ...seenOrganisations()])].filter(Boolean));
  return (
    <section className="portal-public">
      <h1>{titles.public}</h1>
      <p className="portal-public-hint">{words.organisationsHint}</p>
      {codes.length === 0 ? (
        <EmptyState />
      ) : (
        <ul className="portal-public-list">
          {codes.map((code) => (
            <OrganisationCard key={code} orgCode={code} />
          ))}
        </ul>
      )}
    </section>
  );
}
