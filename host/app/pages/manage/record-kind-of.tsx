import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { PortalConfig } from '#src/config.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { Ellipsis, Play } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { authoringStatuses, type AuthoringStatus } from '#src/api/authoring.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { fill } from '#src/texts/texts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Menu, type MenuItem } from '#src/ui/menus/Menu.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { StatusBadge, type StatusBadgeProps } from '#src/ui/badges/StatusBadge.tsx';
import { questionsPath } from '../../content/question/question-paths.ts';
import { timeText } from '../../content/document/date-text.ts';
import { statusTabs, type RecordColumn, type RecordKind } from '../../content/records/record-kind.ts';
import {
  editorPath,
  keyOf,
  savedAt,
  transitionsOf,
  watchPath,
  type ManagedRow,
  type ManageKind,
  type Rights,
  type Transition,
} from './manage-kinds.ts';
import type { manageTexts } from './texts.ts';

export interface ManageTools {
  words: Readonly<(typeof manageTexts)['zh-CN']>;
  title: string;
  dayTime: (time: number) => string;
  rights: Rights;
  /** The keys of the rows whose removal can still be undone. */
  hidden: ReadonlySet<string>;
  isBusy: boolean;
  apply: (rows: readonly ManagedRow[], action: Transition) => unknown;
  remove: (rows: readonly ManagedRow[]) => void;
  preview: (row: ManagedRow) => void;
  follow: OnNavigate;
  /** Names the server of relative URLs of pictures. */
  config: PortalConfig;
  create: ReactNode;
}

const tones: Record<AuthoringStatus, StatusBadgeProps['tone']> = {
  draft: 'quiet',
  review: 'brand',
  published: 'success',
  refused: 'warning',
};

const bulk = ['publish', 'submit', 'withdraw'] as const;

/** The list of an author's documents. */
export function recordKindOf({ kinds, source }: ManageKind, tools: ManageTools): RecordKind<ManagedRow> {
  const { words, title, dayTime, rights, hidden, isBusy, apply, remove, create, config } = tools;
  const number = (key: 'views' | 'participants' | 'completion' | 'meanScore'): RecordColumn<ManagedRow> => ({
    key,
    heading: words[key],
    holds: 'number',
    sort: (row) => row[key],
    text: ({ [key]: value }) =>
      value == null ? '' : key === 'completion' ? fill(words.percent, { count: value }) : String(value),
  });
  const isMixed = kinds.length > 1;
  return {
    title,
    source,
    id: keyOf,
    href: editorPath,
    picture: ({ cover }) =>
      cover ? <Picture className="portal-manage-cover" src={imageUrl(cover, config)} alt="" /> : null,
    hint: ({ state, reason }) => (state === 'refused' && reason ? fill(words.reason, { reason }) : ''),
    isHidden: (row) => hidden.has(keyOf(row)),
    columns: [
      { key: 'title', heading: words.name, text: (row) => row.title, sort: (row) => row.title },
      ...(isMixed ? [{ key: 'kind', heading: words.kind, text: (row: ManagedRow) => words[row.kind] }] : []),
      {
        key: 'state',
        heading: words.state,
        text: ({ state }) => words[state],
        cell: (row) => <Status row={row} words={words} />,
      },
      number('views'),
      number('participants'),
      number('completion'),
      ...(kinds[0] === 'exam' ? [number('meanScore')] : []),
      {
        key: 'savedTime',
        heading: words.savedTime,
        text: ({ savedTime }) => dayTime(savedTime),
        exported: ({ savedTime }) => timeText(savedTime),
        sort: savedAt,
      },
    ],
    tabs: statusTabs(words.all, authoringStatuses, words),
    ...(isMixed
      ? {
          filters: [
            {
              key: 'kind',
              label: words.kind,
              options: kinds.map((value) => ({ value, label: words[value] })),
              has: (row, value) => row.kind === value,
            },
          ],
        }
      : {}),
    searchHint: words.searchHint,
    actions: (row) => <RowActions row={row} tools={tools} />,
    bulkActions: (selected, { clear }) => {
      const rows = selected.filter((row) => !hidden.has(keyOf(row)));
      const act = (work: () => unknown) => () => {
        work();
        clear();
      };
      return (
        <>
          {bulk.map((action) => {
            const fitting = rows.filter((row) => transitionsOf(row, rights).includes(action));
            return fitting.length > 0 ? (
              <Button key={action} size="small" busy={isBusy} onClick={act(() => apply(fitting, action))}>
                {fill(words.actionOn, { action: words[action], count: fitting.length })}
              </Button>
            ) : null;
          })}
          <Button size="small" onClick={act(() => remove(rows))}>
            {words.remove}
          </Button>
        </>
      );
    },
    empty: { text: words.empty, hint: words.emptyHint, action: create },
  };
}

function Status({ row, words }: { row: ManagedRow; words: ManageTools['words'] }) {
  return (
    <div className="portal-manage-status">
      <StatusBadge tone={tones[row.state]}>{words[row.state]}</StatusBadge>
      {row.changed ? <span className="portal-manage-note">{words.changed}</span> : null}
    </div>
  );
}

function RowActions({ row, tools }: { row: ManagedRow; tools: ManageTools }) {
  const { words, rights, isBusy, apply, remove, preview, follow } = tools;
  const link = (id: string, label: string, url: SafeUrl): MenuItem => ({
    id,
    label,
    href: url,
    onSelect: (event: MouseEvent<HTMLElement>) => linkClick(event, { url }, follow),
  });
  const [main, ...others] = transitionsOf(row, rights);
  const watch = watchPath(row);
  const items: MenuItem[] = [
    { id: 'preview', label: words.preview, onSelect: () => preview(row) },
    ...(row.kind === 'exam'
      ? [
          link('questions', words.questions, questionsPath(row)),
          link('marking', words.marking, '/examinationReadings'),
        ]
      : []),
    ...(tools.config.features.includes('quizzes') && (row.kind === 'course' || row.kind === 'openCourse')
      ? [link('quizzes', words.quizzes, questionsPath(row))]
      : []),
    ...others.map((action) => ({
      id: action,
      label: words[action],
      onSelect: () => void apply([row], action),
    })),
    { id: 'remove', label: words.remove, danger: true, divided: true, onSelect: () => remove([row]) },
  ];
  const path = editorPath(row);
  return (
    <>
      <Button size="small" href={path} onClick={(event) => linkClick(event, { url: path }, follow)}>
        {words.edit}
      </Button>
      {watch ? (
        <Button
          size="small"
          variant="ghost"
          href={watch}
          icon={<Play size={16} aria-hidden="true" />}
          title={fill(words.watch, { name: row.title })}
          aria-label={fill(words.watch, { name: row.title })}
          onClick={(event) => linkClick(event, { url: watch }, follow)}
        />
      ) : null}
      {main ? (
        <Button size="small" busy={isBusy} onClick={() => void apply([row], main)}>
          {words[main]}
        </Button>
      ) : null}
      <Menu
        items={items}
        button={(props) => (
          <IconButton
            {...props}
            size="small"
            label={fill(words.more, { name: row.title })}
            icon={<Ellipsis size={16} aria-hidden="true" />}
          />
        )}
      />
    </>
  );
}
