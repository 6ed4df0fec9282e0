import { Plus } from 'lucide-react';
import { useMemo, useState, type MouseEvent } from 'react';
import { getAuditPermission, getIssuePermission } from '#src/api/org.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { Menu, type MenuItem } from '#src/ui/menus/Menu.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { RecordList } from '../../content/records/RecordList.tsx';
import type { DocumentPreviewProps } from './DocumentPreview.tsx';
import { editorPages, manageKinds, type ManagedRow, type ManageKind } from './manage-kinds.ts';
import css from './manage.css?inline';
import { recordKindOf } from './record-kind-of.tsx';
import { manageTexts } from './texts.ts';
import { useRemovals } from './useRemovals.ts';
import { useTransitions } from './useTransitions.ts';

const DocumentPreview = lazyComponent<DocumentPreviewProps>(() =>
  import('./DocumentPreview.tsx').then((module) => module.DocumentPreview),
);

/** The documents of an author, which the row of the route in `manage-kinds.ts` chooses. */
export default function ManagePage() {
  const { name } = usePageRoute();
  const kind = manageKinds[name];
  if (!kind) throw new Error(`there is nothing to manage at ${name}`);
  return <Manage key={name} kind={kind} />;
}

function Manage({ kind }: { kind: ManageKind }) {
  useStyles(css);
  const { name } = usePageRoute();
  const title = useTexts(pageTexts)[name];
  const words = useTexts(manageTexts);
  const dayTime = useDayTime();
  const config = useSettings();
  const follow = useNavigateHandler();
  const issue = useQuery(getIssuePermission, undefined).data;
  const audit = useQuery(getAuditPermission, undefined).data;
  const { hidden, remove } = useRemovals();
  const { apply, isBusy } = useTransitions();
  const [previewed, preview] = useState<ManagedRow | null>(null);
  const close = () => preview(null);
  const canPreview = useLazyLoad(DocumentPreview, previewed !== null, close);
  const rights = useMemo(() => ({ issue: issue ?? false, audit: audit ?? false }), [issue, audit]);
  const creations = kind.kinds.map((one): MenuItem => ({
    id: one,
    // English writes the kind in lower case within a phrase.
    label: fill(words.create, { kind: words[one].toLocaleLowerCase() }),
    href: `/${editorPages[one]}`,
    onSelect: (event: MouseEvent<HTMLElement>) => linkClick(event, { url: `/${editorPages[one]}` }, follow),
  }));
  const create = <CreateButton creations={creations} label={words.createAny} />;
  const tools = {
    words,
    title,
    dayTime,
    rights,
    hidden,
    isBusy,
    apply,
    remove,
    preview,
    follow,
    create,
    config,
  };
  return (
    <div className="portal-manage">
      <PageBreadcrumb />
      <header className="portal-manage-head">
        <div>
          <h1>{title}</h1>
          {issue === undefined || audit ? null : (
            <p className="portal-manage-hint">{issue ? words.needsReview : words.draftsOnly}</p>
          )}
        </div>
        {create}
      </header>
      <RecordList kind={recordKindOf(kind, tools)} />
      {canPreview && previewed ? <DocumentPreview row={previewed} onClose={close} /> : null}
    </div>
  );
}

function CreateButton({ creations, label }: { creations: readonly MenuItem[]; label: string }) {
  const [first] = creations;
  const icon = <Plus size={16} aria-hidden="true" />;
  if (creations.length === 1 && first?.href) {
    return (
      <Button variant="primary" icon={icon} href={first.href} onClick={first.onSelect}>
        {first.label}
      </Button>
    );
  }
  return (
    <Menu
      items={creations}
      button={(props) => (
        <Button {...props} variant="primary" icon={icon}>
          {label}
        </Button>
      )}
    />
  );
}
