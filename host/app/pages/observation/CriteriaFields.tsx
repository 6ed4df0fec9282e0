import type { Criterion, Scale } from '#src/api/learning/observation.ts';
import type { Form } from '#src/data/forms/form.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { isModifiedEvent } from '#src/ui/navigation/navigate.ts';
import { steppedPoints } from '../marking/papers.ts';
import { pointsField, type SheetFields } from './sheet-fields.ts';
import { observationTexts } from './texts.ts';

interface CriteriaFieldsProps {
  scale: Scale;
  form: Form<SheetFields>;
}

/** The points of each criterion, in the groups of the scale. */
export function CriteriaFields({ scale, form }: CriteriaFieldsProps) {
  return scale.groups.map(({ id, title, criteria }) => (
    <section key={id} className="portal-observation-group" aria-label={title}>
      <h3>{title}</h3>
      {criteria.map((criterion) => (
        <PointsField key={criterion.id} criterion={criterion} form={form} />
      ))}
    </section>
  ));
}

function PointsField({ criterion, form }: { criterion: Criterion; form: Form<SheetFields> }) {
  const words = useTexts(observationTexts);
  const { id, title, hint, points } = criterion;
  const name = pointsField(id);
  const typed = form.values[name] ?? '';
  return (
    <Field className="portal-observation-criterion" label={title} hint={hint} error={form.errors[name]}>
      <Input
        {...form.bind(name)}
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={points}
        aria-valuenow={typed === '' ? undefined : Number(typed)}
        inputMode="numeric"
        autoComplete="off"
        readOnly={form.busy}
        trailing={fill(words.ofPoints, { points })}
        onKeyDown={(event) => {
          const stepped = steppedPoints(event.key, typed, points);
          if (stepped === null || form.busy || isModifiedEvent(event)) return;
          event.preventDefault();
          form.set(name, String(stepped));
        }}
      />
    </Field>
  );
}
