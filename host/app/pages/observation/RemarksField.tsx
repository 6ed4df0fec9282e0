import { Trash2 } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import type { Remark } from '#src/api/learning/observation.ts';
import type { Form } from '#src/data/forms/form.ts';
import { OBSERVATION_REMARK_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import type { VideoHandle } from '../player/video/VideoPlayer.tsx';
import { clockTime } from '../player/video/video-time.ts';
import { JumpButton } from './JumpButton.tsx';
import { remarkField, withRemark, type SheetFields } from './sheet-fields.ts';
import { observationTexts } from './texts.ts';
import type { EditSheet } from './useSheet.ts';

interface RemarksFieldProps {
  remarks: readonly Remark[];
  edit: EditSheet;
  form: Form<SheetFields>;
  /** The id of the form, which stands beside the film and not around it. */
  formId: string;
  /** The id of the remark that has just been begun. */
  added: string;
  film: RefObject<VideoHandle | null>;
}

/** The remarks, each at a moment of the film. */
export function RemarksField({ remarks, edit, form, formId, added, film }: RemarksFieldProps) {
  const words = useTexts(observationTexts);
  const toast = useToast();
  const list = useRef<HTMLElement>(null);
  const { focus } = form;
  const focusField = useRef(focus);
  useEffect(() => {
    focusField.current = focus;
  });
  // Once, not again whenever the kept page is shown.
  const focused = useRef('');
  useEffect(() => {
    if (added === focused.current) return;
    focused.current = added;
    focusField.current(remarkField(added));
  }, [added]);

  const put = (remark: Remark) => edit((sheet) => ({ ...sheet, remarks: withRemark(sheet.remarks, remark) }));
  const remove = (remark: Remark) => {
    edit((sheet) => ({ ...sheet, remarks: sheet.remarks.filter(({ id }) => id !== remark.id) }));
    // The pressed button is gone.
    list.current?.focus();
    if (remark.text === '') return;
    toast({ text: words.removed, action: { label: words.undo, onSelect: () => put(remark) } });
  };
  return (
    <Card
      title={words.remarks}
      aria-label={words.remarks}
      className="portal-observation-remarks"
      tabIndex={-1}
      ref={list}
    >
      {remarks.length === 0 ? (
        <EmptyList compact text={words.noRemarks} hint={words.noRemarksHint} />
      ) : (
        <ul className="portal-observation-remark-list">
          {remarks.map((remark) => {
            const name = remarkField(remark.id);
            const time = clockTime(remark.seconds);
            return (
              <li key={remark.id} className="portal-observation-remark">
                <JumpButton seconds={remark.seconds} film={film} />
                <Field label={fill(words.remarkAt, { time })} labelHidden error={form.errors[name]}>
                  <TextArea
                    name={name}
                    form={formId}
                    rows={2}
                    limit={OBSERVATION_REMARK_LIMIT}
                    readOnly={form.busy}
                    value={form.values[name] ?? ''}
                    onChange={(event) => form.set(name, event.currentTarget.value)}
                  />
                </Field>
                <IconButton
                  size="small"
                  label={fill(words.remove, { time })}
                  icon={<Trash2 aria-hidden="true" />}
                  disabled={form.busy}
                  onClick={() => remove(remark)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
