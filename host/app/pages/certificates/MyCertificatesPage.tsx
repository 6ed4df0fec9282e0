import { useMemo, useState } from 'react';
import { getCertificates, type Certificate } from '#src/api/space.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { dateText } from '../../content/document/date-text.ts';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { pagesOf } from '../../content/records/record-sources.ts';
import { RecordList } from '../../content/records/RecordList.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import type { CertificateDialogProps } from './CertificateDialog.tsx';
import css from './certificates.css?inline';
import { certificatesTexts, type CertificateWords } from './texts.ts';

const CertificateDialog = lazyComponent<CertificateDialogProps>(() =>
  import('./CertificateDialog.tsx').then((module) => module.CertificateDialog),
);

const source = pagesOf(getCertificates, ({ searchVal }) => (searchVal ? { searchVal } : {}));

const columnsOf = (words: CertificateWords): RecordKind<Certificate>['columns'] => [
  { key: 'title', heading: words.name, text: ({ title }) => title },
  { key: 'number', heading: words.number, text: ({ certNo }) => certNo, holds: 'code' },
  { key: 'organiser', heading: words.organiser, text: ({ organiser }) => organiser ?? '' },
  { key: 'lessons', heading: words.lessons, text: ({ lessonNum }) => String(lessonNum ?? '') },
  { key: 'issued', heading: words.issued, text: ({ createTime }) => dateText(createTime), isOneLine: true },
];

/** One's own certificates, with their full view. */
export default function MyCertificatesPage() {
  useStyles(css);
  const words = useTexts(certificatesTexts);
  const titles = useTexts(pageTexts);
  const [opened, setOpened] = useState<Certificate | null>(null);
  const isReady = useLazyLoad(CertificateDialog, opened !== null, () => setOpened(null));
  const columns = useMemo(() => columnsOf(words), [words]);
  const kind = useMemo<RecordKind<Certificate>>(
    () => ({
      title: words.certificates,
      source,
      columns,
      id: ({ id }) => id,
      card: (certificate) => (
        <CertificateCard certificate={certificate} onOpen={() => setOpened(certificate)} />
      ),
      searchHint: words.searchHint,
      empty: { text: words.empty, hint: words.emptyHint },
    }),
    [words, columns],
  );
  return (
    <SpacePage title={titles.myCertificates}>
      <RecordList kind={kind} />
      {opened && isReady ? (
        <CertificateDialog
          certificate={opened}
          facts={columns.map(({ heading, text }) => ({ label: heading, value: text(opened) }))}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </SpacePage>
  );
}
