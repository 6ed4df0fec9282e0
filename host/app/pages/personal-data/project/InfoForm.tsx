import { useRefreshProjects } from '../own-data.ts';
import type { RequiredField } from '#src/api/space.ts';
import { applyForProject } from '#src/api/study.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { idCardToSend } from '#src/rules/personal-fields.ts';
import { maskNumber } from '#src/texts/format.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { bindProjectTexts, personalDataTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { DataField } from '../edit/DataField.tsx';
import { fieldFault, fieldOf, keptTexts } from '../fields.ts';
import { RestoredNote } from '../edit/RestoredNote.tsx';
import { useRosterHint } from '../edit/useRosterHint.ts';

interface InfoFormProps {
  projectId: string;
  fields: readonly RequiredField[];
  onJoined: () => void;
}

/** The number of an identity card that the server knows is masked, since others may see the screen. */
const shownValue = ({ field, value }: RequiredField): string =>
  fieldOf(field) === 'idCard' ? maskNumber(value) : value;

/** The value of a field; the masked number stands for the one that it masks. */
const enteredValue = (one: RequiredField, values: Record<string, string>): string => {
  const entered = values[one.field] ?? '';
  return entered === shownValue(one) ? one.value : entered;
};

/** The form for the data that a project requires, with the labels of the project. */
export function InfoForm({ projectId, fields, onJoined }: InfoFormProps) {
  const words = useTexts(bindProjectTexts);
  const dataWords = useTexts(personalDataTexts);
  const portal = usePortal();
  const toast = useToast();
  const refresh = useRefreshProjects();
  const nameOf = (kind: string) => fields.find(({ field }) => fieldOf(field) === kind)?.field ?? '';

  const draft = useFormDraft(`apply-${projectId}`);
  const form = useForm<Record<string, string>>({
    draft,
    initial: Object.fromEntries(fields.map((one) => [one.field, shownValue(one)])),
    keep: Object.fromEntries(
      fields.map(({ field }) => {
        const kind = fieldOf(field);
        return [field, kind && keptTexts[kind]];
      }),
    ),
    check: (values) =>
      Object.fromEntries(
        fields.map((one) => [
          one.field,
          fieldFault(
            fieldOf(one.field),
            enteredValue(one, values),
            { required: one.required, label: one.name },
            dataWords,
          ),
        ]),
      ),
    async send(values, { signal }) {
      const info = Object.fromEntries(
        fields.map((one) => {
          const value = enteredValue(one, values).trim();
          return [one.field, fieldOf(one.field) === 'idCard' ? idCardToSend(value) : value];
        }),
      );
      requireAccepted(
        portal,
        await applyForProject(portal.http, { projectId, info }, { signal, silent: true }),
      );
    },
    onSent() {
      toast({ tone: 'success', text: words.submitted });
      refresh();
      onJoined();
    },
    generalFailure: words.failed,
  });
  const hint = useRosterHint(
    {
      realName: form.values[nameOf('realName')] ?? '',
      idCard: form.values[nameOf('idCard')] ?? '',
    },
    words.rosterMissing,
  );

  return (
    <form className="portal-data-form" {...form.props}>
      <div>
        <h3 className="portal-bind-project-subtitle">{words.infoTitle}</h3>
        <p className="portal-data-present">{fields.length > 0 ? words.infoText : words.noInfo}</p>
      </div>
      {form.isRestored && form.isChanged ? <RestoredNote onDiscard={form.reset} /> : null}
      <div className="portal-data-grid">
        {fields.map(({ field, name, required }) => (
          <DataField
            key={field}
            form={form}
            name={field}
            kind={fieldOf(field)}
            label={name}
            required={required}
            hint={fieldOf(field) === 'idCard' ? hint : undefined}
          />
        ))}
      </div>
      <FormAlert text={form.failure} />
      <div className="portal-data-actions">
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}
