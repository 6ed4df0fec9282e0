import { useState } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import type { ChoiceHolder } from '../../content/useChoice.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { listsTexts } from './texts.ts';

export interface FilterSheetProps extends ChoiceHolder<ListChoice> {
  kind: ListKind;
  onClose: () => void;
}

/** The filters on a phone. The list changes when they are applied, so that one sheet makes one step of the history. */
export function FilterSheet({ kind, choice, choose, onClose }: FilterSheetProps) {
  const words = useTexts(listsTexts);
  const [draft, setDraft] = useState(choice);
  const apply = () => {
    // The open sheet owns a history entry of the same address, which the new list takes over.
    choose(draft, 'replace');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.filters}
      footer={
        <>
          <Button onClick={() => setDraft({ ...draft, filters: {}, page: 1 })}>{words.clear}</Button>
          <Button variant="primary" onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <FilterPanel kind={kind} isSheet choice={draft} choose={setDraft} />
    </Dialog>
  );
}
