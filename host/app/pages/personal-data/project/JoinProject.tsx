import { useStyles } from '#src/theme/useStyles.ts';
import dataCss from '../personal-data.css?inline';
import { ApplyForm } from './ApplyForm.tsx';
import css from './bind-project.css?inline';
import { ConfirmForm } from './ConfirmForm.tsx';

export interface JoinProjectProps {
  projectId: string;
  /** The organisation has enrolled the user, who only confirms. */
  isConfirming?: boolean;
  /** Called when the user takes part. */
  onJoined: () => void;
}

/** The form that joins a chosen project, for a logged-in user. */
export function JoinProject({ projectId, isConfirming = false, onJoined }: JoinProjectProps) {
  useStyles(dataCss);
  useStyles(css);
  const Form = isConfirming ? ConfirmForm : ApplyForm;
  return <Form projectId={projectId} onJoined={onJoined} />;
}
