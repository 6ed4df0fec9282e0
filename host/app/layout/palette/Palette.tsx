import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { pagePaths } from '#src/page-paths.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import type { Confirm } from '#src/ui/dialogs/useConfirm.tsx';
import { isComposing } from '#src/ui/fields/composition.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { OpenFeedback } from '../useFeedback.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { choiceByKey, matchingGroups, type Choice } from './choices.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { KeyHints } from './KeyHints.tsx';
import css from './palette.css?inline';
import { paletteTexts } from './texts.ts';
import { useChoiceGroups } from './useChoiceGroups.ts';

export interface PaletteProps {
  address: string;
  /** Of the palette's owner, which outlives it. */
  confirm: Confirm;
  onFeedback: OpenFeedback;
  onClose: () => void;
}

/** The command palette: a combobox over recent pages, actions, pages and the search. */
export function Palette({ onClose, ...surroundings }: PaletteProps) {
  useStyles(css);
  const words = useTexts(paletteTexts);
  const listId = useId();
  const faultId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const offer = useChoiceGroups(surroundings);
  const isTooLong = visibleLength(text.trim()) > SEARCH_LIMIT;
  const search = isTooLong ? [] : searchChoices(text.trim(), words.searchFor);
  const groups = [...matchingGroups(offer.groups, text), ...search];
  const choices = groups.flatMap((group) => group.choices);
  const active = choices.find(({ id }) => id === chosen) ?? choices[0];

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // With Alt the arrows open and close a combobox's list, which stands open here.
    if (isComposing(event.nativeEvent) || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // As a click, so that a page with unsaved work asks before it is left.
      if (!event.repeat) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
      return;
    }
    const next = choiceByKey(
      event.key,
      choices.map(({ id }) => id),
      active?.id,
    );
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  const handleChoice = (choice: Choice) => {
    onClose();
    choice.run?.();
  };

  return (
    <Dialog open onOpenChange={onClose} title={words.title} footer={<KeyHints />} className="portal-palette">
      <ChoiceField
        ref={field}
        listId={listId}
        activeId={active && `${listId}-${active.id}`}
        faultId={isTooLong ? faultId : undefined}
        onText={(typed) => {
          setText(typed);
          setChosen('');
        }}
        onKeyDown={handleKey}
      />
      <p id={faultId} className="portal-palette-fault" role="alert" hidden={!isTooLong}>
        {isTooLong ? fill(words.tooLong, { limit: SEARCH_LIMIT }) : null}
      </p>
      <ChoiceList
        ref={list}
        id={listId}
        groups={groups}
        active={active?.id}
        authorStatus={offer.authorStatus}
        onRetry={() => {
          offer.retry();
          // The button goes with the failure.
          field.current?.focus();
        }}
        onPoint={setChosen}
        onChoose={handleChoice}
      />
      <VisuallyHidden role="status">
        {choices.length > 0 ? fill(words.found, { count: choices.length }) : words.none}
      </VisuallyHidden>
    </Dialog>
  );
}

function searchChoices(text: string, label: string) {
  if (!text) return [];
  const href = `${pagePaths.search}?searchVal=${encodeURIComponent(text)}` as const;
  return [{ name: 'search' as const, choices: [{ id: 'search-for', label: fill(label, { text }), href }] }];
}
