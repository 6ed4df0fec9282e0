import { pagePaths } from '#src/page-paths.ts';
import type { MouseEvent } from 'react';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { saveProfile } from '#src/api/profile.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { personalDataTexts } from '../texts.ts';
import { roleLabel, rolesTexts } from '#src/texts/roles.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { navigateTo, linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useLeaveQuestion } from '#host/app/history/useLeaveQuestion.ts';
import { DataField } from './DataField.tsx';
import { fieldFault, keptTexts, type FieldName } from '../fields.ts';
import { LockedIdentity } from './LockedIdentity.tsx';
import { useRefreshOwnData } from '../own-data.ts';
import { changeOf, profileFields, type Profile, type ProfileField } from '../profile.ts';
import { RestoredNote } from './RestoredNote.tsx';

interface EditFormProps {
  profile: Profile;
  required: ReadonlySet<FieldName>;
  /** True if name and identity card are verified and so read-only. */
  isLocked: boolean;
  currentRole: string | undefined;
  onNavigate: OnNavigate | undefined;
}

const locked: ReadonlySet<ProfileField> = new Set<ProfileField>(['realName', 'idCard']);

const parts = [
  { title: 'editIdentity', fields: ['realName', 'nickname', 'idCard', 'gender'] },
  {
    title: 'editWork',
    fields: ['district', 'school', 'stage', 'subject', 'title', 'degree', 'teachingYears'],
  },
  { title: 'editContact', fields: ['email'] },
] as const;

export function EditForm({ profile, required, isLocked, currentRole, onNavigate }: EditFormProps) {
  const words = useTexts(personalDataTexts);
  const roleWords = useTexts(rolesTexts);
  const roles = useSession((session) => session.roles);
  const portal = usePortal();
  const toast = useToast();
  const refresh = useRefreshOwnData();
  const isOpen = (name: ProfileField) => !isLocked || !locked.has(name);

  const draft = useFormDraft('personal-data');
  const form = useForm({
    draft,
    initial: profile,
    keep: keptTexts,
    check: (values) =>
      Object.fromEntries(
        profileFields
          .filter(isOpen)
          .map((name) => [name, fieldFault(name, values[name], { required: required.has(name) }, words)]),
      ),
    async send(_, { changed, signal }) {
      const open = Object.fromEntries(
        Object.entries(changed).filter(([name]) => profileFields.some((one) => one === name && isOpen(one))),
      );
      if (Object.keys(open).length === 0) return;
      requireAccepted(portal, await saveProfile(portal.http, changeOf(open), { signal, silent: true }));
    },
    onSent() {
      toast({ tone: 'success', text: words.saved });
      refresh();
      navigateTo({ url: pagePaths.myData }, onNavigate);
    },
    generalFailure: words.failed,
  });

  const confirm = useConfirm();
  useLeaveQuestion(form.isChanged && !form.busy, () =>
    confirm({ title: words.leaveTitle, text: words.leaveText, confirmLabel: words.leave }),
  );

  const role = currentRole && roles.includes(currentRole) ? roleLabel([currentRole], roleWords) : '';
  const hints: Partial<Record<ProfileField, string>> = {
    nickname: words.nicknameHint,
    school: words.schoolHint,
    teachingYears: words.yearsHint,
  };
  const leave = (event: MouseEvent<HTMLAnchorElement>) =>
    linkClick(event, { url: pagePaths.myData }, onNavigate);

  return (
    <form className="portal-data-form" {...form.props}>
      {role ? <p className="portal-data-role">{fill(words.role, { role })}</p> : null}
      {form.isRestored && form.isChanged ? <RestoredNote onDiscard={form.reset} /> : null}
      {parts.map(({ title, fields }) => (
        <fieldset key={title} className="portal-data-part">
          <legend className="portal-data-legend">{words[title]}</legend>
          {isLocked && title === 'editIdentity' ? <LockedIdentity profile={profile} /> : null}
          <div className="portal-data-grid">
            {fields.filter(isOpen).map((name) => (
              <DataField
                key={name}
                form={form}
                name={name}
                kind={name}
                required={required.has(name)}
                hint={hints[name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <FormAlert text={form.failure} />
      <div className="portal-data-actions">
        <Button href={pagePaths.myData} onClick={leave}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
