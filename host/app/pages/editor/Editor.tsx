import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AuthoredDocument } from '#src/api/authoring.ts';
import { getAuditPermission, getIssuePermission } from '#src/api/org.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { checkDocument, type Fault } from './check-document.ts';
import { EditorBar } from './EditorBar.tsx';
import type { EditorScope } from './editor-scope.ts';
import { EditorField } from './EditorField.tsx';
import type { EditorKind } from './editor-kinds.ts';
import { EditorNotes } from './EditorNotes.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import type { PreviewProps } from './Preview.tsx';
import { publishOffer } from './publish-offer.ts';
import { editorTexts } from './texts.ts';
import { useEditor } from './useEditor.ts';
import { useLeaveQuestion } from '../../history/useLeaveQuestion.ts';
import { useUploads } from '../../content/files/useUploads.ts';

const Preview = lazyComponent<PreviewProps>(() => import('./Preview.tsx').then((module) => module.Preview), {
  pending: () => <Skeleton shape="block" height={320} />,
});

/** Renders after the form, so that a key does not wait for it. */
const LaterPreview = memo(Preview);

interface EditorProps {
  kind: EditorKind;
  title: string;
  /** Null for a new document. */
  document: AuthoredDocument | null;
  onCreated: (id: string) => void;
}

/** The form of a document beside its preview. */
export function Editor({ kind, title, document, onCreated }: EditorProps) {
  const words = useTexts(editorTexts);
  const [, navigate] = useLocation();
  const toast = useToast();
  const confirm = useConfirm();
  const form = useRef<HTMLDivElement>(null);
  const editor = useEditor({ kind: kind.kind, document, onCreated });
  const { state, edit, save } = editor;
  const { content } = state;
  const shownContent = useDeferredValue(content);
  const uploads = useUploads(edit, state.state === 'published');
  const issue = useQuery(getIssuePermission, undefined);
  const audit = useQuery(getAuditPermission, undefined);
  const offer = publishOffer({ mayIssue: issue.data, mayAudit: audit.data });
  const [isPublishing, setPublishing] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const faults = useMemo(
    () => (hasTried ? checkDocument(kind, content, words) : []),
    [hasTried, kind, content, words],
  );

  useLeaveQuestion(uploads.isBusy || editor.isAtRisk, () => {
    // Files can be chosen again; text that is lost with the page counts more.
    const question = editor.isAtRisk
      ? { title: words.leaveUnsavedTitle, text: words.leaveUnsavedText, cancelLabel: words.stayUnsaved }
      : { title: words.leaveTitle, text: words.leaveText, cancelLabel: words.stay };
    return confirm({ ...question, danger: true, confirmLabel: words.leave });
  });

  const showFault = useCallback(({ at }: Fault) => {
    setPreviewing(false);
    // The form may have been hidden behind the preview.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector(`[data-at="${CSS.escape(at)}"]`);
      field?.querySelector<HTMLElement>('input:not([tabindex]), textarea, select, summary, button')?.focus();
      field?.scrollIntoView({ block: 'center' });
    });
  }, []);

  const publish = async () => {
    if (!offer || isPublishing) return;
    setTried(true);
    const [first] = checkDocument(kind, content, words);
    if (first) return showFault(first);
    setPublishing(true);
    const isDone = await save(offer);
    setPublishing(false);
    if (!isDone) return;
    toast({ tone: 'success', text: offer === 'publish' ? words.published : words.submitted });
    navigate(kind.listPath);
  };

  const scope: EditorScope = {
    content,
    edit,
    uploads,
    faultAt: (at: string) => faults.find((fault) => fault.at === at)?.message ?? '',
  };
  return (
    <>
      <EditorBar
        title={title}
        kind={kind}
        editor={editor}
        offer={offer}
        isBusy={isPublishing}
        isUploading={uploads.isBusy}
        isPreviewing={isPreviewing}
        onPreview={setPreviewing}
        onPublish={() => void publish()}
      />
      <EditorNotes editor={editor} rights={[issue, audit]} />
      <FaultSummary faults={faults} onShow={showFault} />
      <div className="portal-editor-columns" data-view={isPreviewing ? 'preview' : 'form'}>
        <div ref={form} className="portal-editor-form">
          {kind.sections.map((section) => (
            <Card key={section.title} title={words[section.title]}>
              <div className="portal-editor-fields">
                {section.fields.map((field) => (
                  <EditorField key={field.name} field={field} scope={scope} />
                ))}
              </div>
            </Card>
          ))}
        </div>
        <LaterPreview kind={kind} content={shownContent} />
      </div>
    </>
  );
}
