import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { Building2, ChevronRight } from 'lucide-react';
import { getOrgByCode } from '#src/api/org.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { hostTexts } from '../../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

/** The card of an organisation; renders nothing if the organisation is not public. */
export function OrganisationCard({ orgCode }: { orgCode: string }) {
  const words = useTexts(hostTexts);
  const follow = useNavigateHandler();
  const { config } = usePortal();
  const current = useSession((session) => session.orgCode);
  const { data, error, isLoading, isValidating, retry } = useQuery(getOrgByCode, { orgCode });
  if (data && !data.isPublic) return null;
  if (error) {
    return (
      <li>
        <ErrorState compact message={error.message} onRetry={retry} busy={isValidating} />
      </li>
    );
  }
  const logo = imageUrl(data?.logoUrl, config);
  const url: SafeUrl = `/index?orgCode=${encodeURIComponent(orgCode)}`;
  return (
    <li>
      {isLoading || !data ? (
        <Skeleton shape="block" height={88} />
      ) : (
        <Anchor
          className="portal-public-card"
          href={url}
          aria-current={orgCode === current || undefined}
          onClick={(event) => linkClick(event, { url }, follow)}
        >
          <span className="portal-public-logo">
            {logo ? <Picture src={logo} alt="" height="40" /> : <Building2 aria-hidden="true" />}
          </span>
          <span className="portal-public-name">
            {data.name || orgCode}
            {orgCode === current ? <small>{words.currentOrganisation}</small> : null}
          </span>
          <ChevronRight size={18} aria-hidden="true" />
        </Anchor>
      )}
    </li>
  );
}
