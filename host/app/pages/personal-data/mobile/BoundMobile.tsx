import { pagePaths } from '#src/page-paths.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { maskNumber } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { SuccessView } from '../SuccessView.tsx';

/** The result of a binding. */
export interface Bound {
  mobile: string;
  /** True if another account was merged into this one. */
  isMerged: boolean;
}

export function BoundMobile({ bound, onNavigate }: { bound: Bound; onNavigate: OnNavigate | undefined }) {
  const words = useTexts(bindingTexts);
  const text = bound.isMerged ? words.mergedText : words.doneText;
  return (
    <SuccessView
      title={words.doneTitle}
      text={fill(text, { mobile: maskNumber(bound.mobile) })}
      link={{ label: words.back, url: pagePaths.myData }}
      onNavigate={onNavigate}
      takesFocus
    />
  );
}
