import { useState } from 'react';
import { getAuthored, type AuthoredDocument } from '#src/api/authoring.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useCacheScope } from '#src/data/queries/useCacheScope.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { Editor } from './Editor.tsx';
import css from './editor.css?inline';
import { editorKinds, type EditorKind } from './editor-kinds.ts';
import { editorTexts } from './texts.ts';

/** The editor of everything that users author; the route decides the kind, `id` in its query the document. */
export default function EditorPage() {
  useStyles(css);
  const { name } = usePageRoute();
  const title = useTexts(pageTexts)[name];
  const kind = editorKinds[name];
  if (!kind) throw new Error(`there is no editor of ${name}`);
  // Another user must see neither the document nor its draft.
  const scope = useCacheScope();
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const id = query.get('id')?.trim() ?? '';
  // A new document gets its id while it is edited, and the URL gets it later still: neither must remount the editor.
  const [shown, setShown] = useState({ key: 0, opened: id, id, before: id });
  if (id !== shown.id && id !== shown.before) setShown({ key: shown.key + 1, opened: id, id, before: id });
  else if (id === shown.id && id !== shown.before) setShown({ ...shown, before: id });

  const handleCreated = (created: string) => {
    setShown((former) => ({ ...former, id: created }));
    // Its leave question may own an entry above it.
    setQuery(new URLSearchParams({ id: created }), 'replace-page');
  };
  return (
    <div className="portal-editor">
      <PageBreadcrumb />
      <OpenDocument
        key={`${scope} ${shown.key}`}
        kind={kind}
        title={title}
        id={shown.opened}
        onCreated={handleCreated}
      />
    </div>
  );
}

interface OpenDocumentProps {
  kind: EditorKind;
  title: string;
  id: string;
  onCreated: (id: string) => void;
}

function OpenDocument({ kind, title, id, onCreated }: OpenDocumentProps) {
  const words = useTexts(editorTexts);
  const isPending = useLoginStatus() === 'pending';
  const query = useQuery(getAuthored, id ? { kind: kind.kind, id } : null);
  const [opened, setOpened] = useState<AuthoredDocument | null>(null);
  // A cached document may be older than the last save.
  if (!opened && query.data && !query.isValidating && !query.error) setOpened(query.data);

  if (opened || (!id && !isPending)) {
    return <Editor kind={kind} title={title} document={opened} onCreated={onCreated} />;
  }
  return (
    <>
      <h1 className="portal-editor-title">{title}</h1>
      {query.error ? (
        <ErrorState
          title={words.loadFailed}
          message={query.error.message}
          busy={query.isValidating}
          onRetry={query.retry}
        />
      ) : (
        <Loading className="portal-editor-loading">
          <Skeleton shape="block" height={220} />
          <Skeleton shape="block" height={320} />
        </Loading>
      )}
    </>
  );
}
