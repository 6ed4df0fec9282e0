import { useTexts } from '#src/texts/useTexts.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { docsTexts } from './texts.ts';
import { sharedTexts, type TextRow } from './widget-texts.ts';

/** Texts in both languages with their keys; without `rows`, those that several widgets share. */
export function TextTable({ rows = sharedTexts() }: { rows?: readonly TextRow[] }) {
  const words = useTexts(docsTexts);
  return (
    <ReferenceTable
      head={[words.key, words.chinese, words.english]}
      rows={rows.map(({ key, chinese, english }) => [
        <code key="key">{key}</code>,
        <span key="zh" lang="zh-CN">
          {chinese}
        </span>,
        <span key="en" lang="en">
          {english}
        </span>,
      ])}
    />
  );
}
