import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import choiceCss from '#src/ui/fields/choice.css?inline';
import { Field, FieldNotes } from '#src/ui/fields/Field.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { optionLetter, withGap } from '../../content/question/answers.ts';
import { answerOf, gapsOf, newOptions, type EditedQuestion, type FaultField } from './questions.ts';
import { questionEditTexts } from './texts.ts';
import { OPTIONS_MAX } from '../../limits.ts';

interface AnswerEditorProps {
  question: EditedQuestion;
  faultOf: (field: FaultField) => string | undefined;
  set: (values: Partial<EditedQuestion>) => void;
}

const editors = { single: Options, multiple: Options, judge: Judgement, blank: Gaps, essay: ModelAnswer };

/** The answer of a question and, where it has some, its options. */
export function AnswerEditor(props: AnswerEditorProps) {
  const Editor = editors[props.question.type];
  return <Editor {...props} />;
}

const withAnswer = ({ type, answers }: EditedQuestion, answer: string[]) => ({
  answers: { ...answers, [type]: answer },
});

function Options({ question, faultOf, set }: AnswerEditorProps) {
  useStyles(choiceCss);
  const words = useTexts(questionEditTexts);
  const id = useId();
  const { options, type } = question;
  const answer = answerOf(question);
  const optionFault = faultOf('options');
  const answerFault = faultOf('answer');
  const mark = (option: string, isRight: boolean) => {
    const others = type === 'single' ? [] : answer.filter((one) => one !== option);
    set(withAnswer(question, isRight ? [...others, option] : others));
  };
  return (
    <fieldset className="portal-questions-options" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="portal-field-label">{words.options}</legend>
      {options.map((option, index) => {
        const letter = optionLetter(index);
        const isWrong = Boolean(optionFault) && option.text.trim() === '';
        return (
          <div key={option.id} className="portal-questions-option">
            <label className="portal-choice" data-fault={answerFault}>
              <input
                type={type === 'single' ? 'radio' : 'checkbox'}
                className="portal-choice-native"
                name={id}
                checked={answer.includes(option.id)}
                aria-label={fill(words.isRight, { letter })}
                onChange={({ currentTarget }) => mark(option.id, currentTarget.checked)}
              />
              <span aria-hidden="true">{letter}</span>
            </label>
            <div data-fault={isWrong || undefined}>
              <Input
                aria-label={fill(words.option, { letter })}
                aria-invalid={isWrong || undefined}
                autoComplete="off"
                value={option.text}
                onChange={({ currentTarget: { value: text } }) =>
                  set({ options: options.map((one) => (one.id === option.id ? { ...one, text } : one)) })
                }
              />
            </div>
            <IconButton
              size="small"
              label={fill(words.removeOption, { letter })}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => set({ options: options.filter((one) => one.id !== option.id) })}
            />
          </div>
        );
      })}
      {options.length < OPTIONS_MAX ? (
        <Button
          variant="link"
          size="small"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => set({ options: [...options, ...newOptions(1)] })}
        >
          {words.addOption}
        </Button>
      ) : null}
      <FieldNotes
        hint={type === 'single' ? words.optionsHintSingle : words.optionsHintMultiple}
        hintId={`${id}-hint`}
        error={optionFault ?? answerFault}
        errorId={`${id}-error`}
      />
    </fieldset>
  );
}

function Judgement({ question, faultOf, set }: AnswerEditorProps) {
  const words = useTexts(questionEditTexts);
  const fault = faultOf('answer');
  return (
    <div data-fault={fault}>
      <RadioGroup
        label={words.answer}
        required
        error={fault}
        options={(['true', 'false'] as const).map((value) => ({ value, label: words[value] }))}
        value={answerOf(question)[0] ?? null}
        onChange={(value) => set(withAnswer(question, [value]))}
      />
    </div>
  );
}

function Gaps({ question, faultOf, set }: AnswerEditorProps) {
  const words = useTexts(questionEditTexts);
  const answer = question.answers.blank ?? [];
  const gaps = gapsOf(question.title);
  if (gaps === 0) return <p className="portal-questions-note">{words.noGaps}</p>;
  return Array.from({ length: gaps }, (_, gap) => {
    const text = answer[gap] ?? '';
    const fault = text.trim() === '' ? faultOf('answer') : undefined;
    return (
      <div key={gap} data-fault={fault}>
        <Field label={fill(words.gap, { number: gap + 1 })} required error={fault}>
          <Input
            autoComplete="off"
            value={text}
            // Answers of gaps that were taken out of the title stay, should the gaps come back.
            onChange={({ currentTarget: { value } }) =>
              set(withAnswer(question, withGap(answer, gap, value, Math.max(gaps, answer.length))))
            }
          />
        </Field>
      </div>
    );
  });
}

function ModelAnswer({ question, set }: AnswerEditorProps) {
  const words = useTexts(questionEditTexts);
  return (
    <Field label={words.modelAnswer}>
      <TextArea
        rows={5}
        value={question.answers.essay?.[0] ?? ''}
        onChange={({ currentTarget: { value } }) => set(withAnswer(question, [value]))}
      />
    </Field>
  );
}
