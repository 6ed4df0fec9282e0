import { useState } from 'react';
import { useDraftOwner, writeDraft } from '../../../src/data/draft.ts';
import { mobileDigits } from '../../../src/rules/mobile.ts';
import { LegacyFeedback, type LegacyFeedbackProps } from '../../../widgets/legacy-feedback/index.ts';
import { takingOver } from '../takingOver.tsx';
import type { Loaded } from '../withShell.tsx';

export default takingOver(LoadedFeedback);

/** The form begins with what was typed in its shell, as with any draft. */
function LoadedFeedback({ place, ...props }: LegacyFeedbackProps & Loaded) {
  const owner = useDraftOwner();
  useState(() => {
    const typed = [
      ...place.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=file]), textarea'),
    ];
    const [title = '', content = '', contact = ''] = typed.map((field) => field.value);
    const draft = { type: 0, title, content, contact: mobileDigits(contact), pictures: [] };
    if (title || content || contact) writeDraft(owner, 'legacy-feedback', draft);
  });
  return <LegacyFeedback {...props} />;
}
