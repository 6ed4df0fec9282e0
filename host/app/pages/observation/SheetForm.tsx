import { useId, useRef, useState, type FocusEvent } from 'react';
import { handInSheet, recordPaths, type Observation } from '#src/api/learning/observation.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useForm } from '#src/data/forms/useForm.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { CachedQuery } from '#src/data/queries/useQuery.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { AbortedError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { newKey } from '#src/rules/new-key.ts';
import { OBSERVATION_COMMENT_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import type { VideoHandle } from '../player/video/VideoPlayer.tsx';
import { coveredBy } from './cover.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { Film } from './Film.tsx';
import { RecordButton } from './RecordButton.tsx';
import { RemarksField } from './RemarksField.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import {
  criteriaOf,
  faultsOf,
  fieldsOf,
  fullPoints,
  pointsField,
  totalOf,
  withFields,
  withRemark,
} from './sheet-fields.ts';
import { observationTexts } from './texts.ts';
import { useSheet } from './useSheet.ts';

interface SheetFormProps {
  query: CachedQuery<Observation>;
  observation: Observation;
  onHandedIn: () => void;
}

/** The film with remarks at its moments, beside the points of the scale; both are one sheet, handed in together. */
export function SheetForm({ query, observation, onHandedIn }: SheetFormProps) {
  const words = useTexts(observationTexts);
  const { http, language } = usePortal();
  const { invalidate } = useQueryCache();
  const toast = useToast();
  const confirm = useConfirm();
  const formId = useId();
  const watch = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const film = useRef<VideoHandle>(null);
  const [added, setAdded] = useState('');
  const { id, scale, isOpen } = observation;
  const own = useSheet(query, observation);
  const { sheet, edit } = own;
  const fields = fieldsOf(scale, sheet);
  const total = (points: typeof sheet.points) =>
    fill(words.totalOf, { total: totalOf(scale, points), max: fullPoints(scale) });
  const form = useForm({
    initial: fields,
    draft: {
      typed: fields,
      setTyped: (next) => edit((former) => withFields(scale, former, typedIn(next(fieldsOf(scale, former))))),
    },
    keep: Object.fromEntries(
      criteriaOf(scale).map((criterion) => [
        pointsField(criterion.id),
        (typed: string) => typed.replace(/\D/g, '').slice(0, 3),
      ]),
    ),
    check: (typed) => faultsOf(scale, sheet.remarks, typed, words),
    async send(typed, { signal }) {
      const { revision: _, ...content } = withFields(scale, sheet, typed);
      const question = {
        title: words.handInTitle,
        text: fill(words.handInText, { total: total(content.points) }),
        confirmLabel: words.handIn,
      };
      if (!(await confirm(question))) throw new AbortedError('');
      const response = await handInSheet(http, { id, ...content }, { silent: true, signal });
      const handedIn = unwrap(response, language);
      own.close();
      onHandedIn();
      query.replace(handedIn);
      invalidate(recordPaths);
      toast({ tone: 'success', text: words.sent });
    },
    generalFailure: words.sendFailed,
  });
  const record = () => {
    const remarkId = newKey();
    const seconds = Math.floor(film.current?.time() ?? 0);
    edit((former) => ({
      ...former,
      remarks: withRemark(former.remarks, { id: remarkId, seconds, text: '' }),
    }));
    setAdded(remarkId);
  };
  // A browser takes a field behind the film for a visible one.
  const uncover = ({ target }: FocusEvent<HTMLElement>) => {
    const stuck = [watch.current, stage.current].filter((one) => one !== null);
    if (stuck.some((one) => one.contains(target))) return;
    const covers = stuck.map((one) => one.getBoundingClientRect());
    const depth = coveredBy(target.getBoundingClientRect(), covers);
    if (depth > 0) window.scrollBy({ top: -depth });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from its fields
    <div className="portal-observation-columns" onFocus={uncover}>
      <div className="portal-observation-side">
        <div className="portal-observation-watch" ref={watch}>
          <Film observation={observation} stage={stage} handle={film} />
          <RecordButton stage={stage} isBusy={form.busy} onRecord={record} />
        </div>
        <RemarksField
          remarks={sheet.remarks}
          edit={edit}
          form={form}
          formId={formId}
          added={added}
          film={film}
        />
      </div>
      <Card title={scale.title} aria-label={scale.title}>
        <form id={formId} className="portal-observation-form" {...form.props}>
          <DraftOffers offers={own.offers} />
          {isOpen ? null : <p className="portal-observation-over">{words.over}</p>}
          <SaveStatus own={own} />
          <CriteriaFields scale={scale} form={form} />
          <Field label={words.comment} error={form.errors.comment}>
            <TextArea
              name="comment"
              rows={4}
              limit={OBSERVATION_COMMENT_LIMIT}
              readOnly={form.busy}
              placeholder={words.commentHint}
              value={form.values.comment}
              onChange={(event) => form.set('comment', event.currentTarget.value)}
            />
          </Field>
          <FormAlert text={form.failure} />
          <div className="portal-observation-end">
            <p className="portal-observation-total" role="status">
              {total(sheet.points)}
            </p>
            {isOpen ? (
              <Button type="submit" variant="primary" busy={form.busy}>
                {words.handIn}
              </Button>
            ) : null}
          </div>
        </form>
      </Card>
    </div>
  );
}

/** The fields that hold something, be it empty. */
function typedIn(fields: Partial<Record<string, string>>): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields)) if (text !== undefined) typed[name] = text;
  return typed;
}
