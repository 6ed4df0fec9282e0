import { useRefreshProjects } from '../own-data.ts';
import { confirmProject } from '#src/api/study.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';

interface ConfirmFormProps {
  projectId: string;
  onJoined: () => void;
}

/** Confirms a project in which an organisation has enrolled the learner. */
export function ConfirmForm({ projectId, onJoined }: ConfirmFormProps) {
  const words = useTexts(bindProjectTexts);
  const portal = usePortal();
  const refresh = useRefreshProjects();
  const form = useForm({
    initial: {},
    check: () => ({}),
    async send(_, { signal }) {
      requireAccepted(portal, await confirmProject(portal.http, { projectId }, { signal, silent: true }));
      refresh();
      onJoined();
    },
    generalFailure: words.failed,
  });
  return (
    <form className="portal-data-form" {...form.props}>
      <div>
        <p>
          <strong>{words.confirmTitle}</strong>
        </p>
        <p className="portal-data-present">{words.confirmText}</p>
      </div>
      <FormAlert text={form.failure} />
      <div className="portal-data-actions" data-start="">
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
