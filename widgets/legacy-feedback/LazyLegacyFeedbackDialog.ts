import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { LegacyFeedbackDialogProps } from './LegacyFeedbackDialog.tsx';

/** The form in a dialog, loaded when it is opened. */
export const LazyLegacyFeedbackDialog = lazyComponent<LegacyFeedbackDialogProps>(() =>
  import('./LegacyFeedbackDialog.tsx').then((module) => module.LegacyFeedbackDialog),
);
