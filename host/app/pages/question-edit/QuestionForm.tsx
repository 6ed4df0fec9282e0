import { ArrowLeft, Copy, Trash2 } from 'lucide-react';
import type { QuestionType } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { questionTexts } from '../../content/question/texts.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import css from './question-form.css?inline';
import { faultsOf, GAP, withType, type EditedQuestion, type FaultField } from './questions.ts';
import { questionEditTexts } from './texts.ts';

interface QuestionFormProps {
  /** Counts from 1. */
  number: number;
  question: EditedQuestion;
  /** The types that the set may have. */
  types: readonly QuestionType[];
  /** Shows the faults once the user has tried to save. */
  isChecked: boolean;
  onChange: (question: EditedQuestion) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** Back to the list, on phones. */
  onClose: () => void;
}

/** The fields of one question, as its type has them. */
export function QuestionForm(props: QuestionFormProps) {
  useStyles(css);
  const { number, question, types, isChecked, onChange, onCopy, onRemove, onClose } = props;
  const words = useTexts(questionEditTexts);
  const typeNames = useTexts(questionTexts);
  const faults = isChecked ? faultsOf(question, types) : {};
  const faultOf = (field: FaultField) => {
    const code = faults[field];
    return code && words[code];
  };
  const set = (values: Partial<EditedQuestion>) => onChange({ ...question, ...values });
  return (
    <section className="portal-questions-form" aria-label={fill(words.edit, { number })}>
      <header className="portal-questions-form-head">
        <Button
          className="portal-questions-back"
          variant="ghost"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={onClose}
        >
          {words.backToList}
        </Button>
        <h2 tabIndex={-1}>{fill(words.number, { number })}</h2>
        <Button size="small" icon={<Copy size={14} aria-hidden="true" />} onClick={onCopy}>
          {words.copy}
        </Button>
        <Button size="small" icon={<Trash2 size={14} aria-hidden="true" />} onClick={onRemove}>
          {words.remove}
        </Button>
      </header>
      <div className="portal-questions-pair">
        <div data-fault={faults.type}>
          <Field label={words.type} error={faultOf('type')}>
            <Select
              placeholder={null}
              value={question.type}
              // An imported question may have another type, which has to be changed.
              options={[...new Set([...types, question.type])].map((value) => ({
                value,
                label: typeNames[value],
              }))}
              onChange={({ currentTarget: { value } }) => {
                const type = types.find((one) => one === value);
                if (type) onChange(withType(question, type));
              }}
            />
          </Field>
        </div>
        <div data-fault={faults.points}>
          <Field label={words.pointsLabel} required error={faultOf('points')}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={question.points}
              onChange={({ currentTarget }) => set({ points: currentTarget.value })}
            />
          </Field>
        </div>
      </div>
      <div data-fault={faults.title}>
        <Field
          label={words.title}
          required
          error={faultOf('title')}
          hint={question.type === 'blank' ? words.titleHint : undefined}
          aside={
            question.type === 'blank' ? (
              <Button variant="link" size="small" onClick={() => set({ title: `${question.title}${GAP}_` })}>
                {words.addGap}
              </Button>
            ) : null
          }
        >
          <TextArea
            rows={3}
            value={question.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        </Field>
      </div>
      <AnswerEditor question={question} faultOf={faultOf} set={set} />
      <Field label={words.analysis}>
        <TextArea
          rows={3}
          value={question.analysis}
          onChange={({ currentTarget }) => set({ analysis: currentTarget.value })}
        />
      </Field>
    </section>
  );
}
