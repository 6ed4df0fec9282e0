import { Download } from 'lucide-react';
import { useId } from 'react';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { csvOf, type CellType } from '#src/rules/csv.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Select, type SelectOption } from '#src/ui/fields/Select.tsx';
import { ListSearchField } from '../ListSearchField.tsx';
import { downloadFile, fileNameOf } from '../download-file.ts';
import type { RecordKind, RecordPartProps, RecordRows } from './record-kind.ts';
import { recordTexts } from './texts.ts';

interface RecordToolbarProps<Row> extends RecordPartProps<Row> {
  rows: RecordRows<Row>;
}

/** The search field and filters of a list, the order of its cards, and the export. */
export function RecordToolbar<Row>({ kind, rows, choice, choose }: RecordToolbarProps<Row>) {
  const words = useTexts(recordTexts);
  const { run, isBusy } = useMutation(words.exportFailed);
  const sorts = kind.columns
    .filter(({ sort }) => sort)
    .flatMap(({ key, heading }) => [
      { value: key, label: fill(words.ascending, { column: heading }) },
      { value: `-${key}`, label: fill(words.descending, { column: heading }) },
    ]);
  return (
    <div className="portal-records-toolbar">
      {kind.searchHint ? (
        <ListSearchField
          className="portal-records-search"
          label={fill(words.searchLabel, { list: kind.title })}
          hint={kind.searchHint}
          value={choice.searchVal}
          onSearch={(searchVal) => choose({ ...choice, searchVal, page: 1 })}
        />
      ) : null}
      {kind.filters?.map(({ key, label, options }) => (
        <LabelledSelect
          key={key}
          label={label}
          placeholder={words.all}
          options={options}
          value={choice.filters[key] ?? ''}
          onChange={(value) => {
            const { [key]: _former, ...others } = choice.filters;
            choose({ ...choice, filters: value ? { ...others, [key]: value } : others, page: 1 });
          }}
        />
      ))}
      {sorts.length > 0 ? (
        <LabelledSelect
          isForCards
          label={words.sort}
          placeholder={words.sortDefault}
          options={sorts}
          value={choice.sort && (choice.isDescending ? '-' : '') + choice.sort}
          onChange={(value) => {
            choose({
              ...choice,
              sort: value.replace(/^-/, ''),
              isDescending: value.startsWith('-'),
              page: 1,
            });
          }}
        />
      ) : null}
      <Button
        className="portal-records-export"
        icon={<Download size={16} aria-hidden="true" />}
        busy={isBusy}
        aria-disabled={!rows.page?.total}
        title={words.exportHint}
        onClick={() => {
          void run(async () => {
            const found = await rows.fetchAll();
            downloadFile(
              fileNameOf(kind.title, 'csv'),
              csvOf(
                linesOf(kind, found),
                kind.columns.map(({ holds }): CellType => holds ?? 'text'),
              ),
              'text/csv;charset=utf-8',
            );
          });
        }}
      >
        {words.export}
      </Button>
    </div>
  );
}

/** The headings and the rows as text. */
function linesOf<Row>({ columns }: RecordKind<Row>, rows: readonly Row[]): string[][] {
  return [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ text, exported = text }) => exported(row))),
  ];
}

interface LabelledSelectProps {
  label: string;
  placeholder: string;
  options: readonly SelectOption[];
  value: string;
  isForCards?: boolean;
  onChange: (value: string) => void;
}

function LabelledSelect({ label, isForCards, onChange, ...select }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className="portal-records-filter" data-cards={isForCards || undefined}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} onChange={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}
