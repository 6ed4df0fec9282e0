import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { useChoice } from '../useChoice.ts';
import { parseRecordChoice, writeRecordChoice } from './record-choice.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordResults } from './RecordResults.tsx';
import { RecordToolbar } from './RecordToolbar.tsx';
import css from './records.css?inline';
import { recordTexts } from './texts.ts';
import { useSelection } from './useSelection.ts';

/**
 * A list of records with its tabs, search, filters, order, pages and export. What is chosen stands in the address. A
 * component that makes its kind itself keeps it with `useMemo`.
 */
export function RecordList<Row>({ kind }: { kind: RecordKind<Row> }) {
  useStyles(css);
  const words = useTexts(recordTexts);
  const { choice, choose } = useChoice(kind, parseRecordChoice, writeRecordChoice);
  const { Reader } = kind.source;
  const { page: _page, sort: _sort, isDescending: _isDescending, ...scope } = choice;
  const selection = useSelection(JSON.stringify(scope), kind.id);
  const part = { kind, choice, choose };
  return (
    <Reader kind={kind} choice={choice}>
      {(rows) => {
        const results = (
          <RecordResults {...part} rows={rows} selection={kind.bulkActions ? selection : null} />
        );
        return (
          <div className="portal-records">
            <RecordToolbar {...part} rows={rows} />
            {kind.tabs ? (
              <Tabs
                label={words.tabs}
                value={choice.tab}
                onChange={(tab) => {
                  if (tab !== choice.tab) choose({ ...choice, tab, page: 1 });
                }}
                tabs={kind.tabs.map(({ value, label }) => ({
                  value,
                  label,
                  badge: <span className="portal-records-tab-count">{rows.counts[value]}</span>,
                  content: results,
                }))}
              />
            ) : (
              results
            )}
          </div>
        );
      }}
    </Reader>
  );
}
