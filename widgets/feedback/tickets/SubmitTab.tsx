import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pagePaths } from '#src/page-paths.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ArrowLeft, Headset } from 'lucide-react';
import type { Question } from '#src/api/tickets.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { feedbackTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { isComposing } from '#src/ui/fields/composition.ts';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Answer, QuestionList, faqTexts, Helpful } from '../../shared/faq/index.ts';
import { openCustomerService } from '../customer-service-window.ts';
import { TicketForm } from './TicketForm.tsx';
import type { TicketFormState } from './useTicketForm.ts';
import css from './submit-tab.css?inline';

interface SubmitTabProps {
  form: TicketFormState;
  isGuest: boolean;
  onNavigate: OnNavigate | undefined;
}

/** The form beside the frequent questions, or the answer to one of them. */
export function SubmitTab({ form, isGuest, onNavigate }: SubmitTabProps) {
  useStyles(css);
  const customerServiceUrl = usePortalUrl(pagePaths.customerService);
  const words = useTexts(feedbackTexts);
  const faqWords = useTexts(faqTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const lastQuestionId = useRef<string | null>(null);
  useBackHandler(question !== null, () => setQuestion(null));

  // Closing an answer returns the focus to its question.
  useEffect(() => {
    if (question) lastQuestionId.current = question.questionId;
    else if (lastQuestionId.current !== null) {
      const id = CSS.escape(lastQuestionId.current);
      lastQuestionId.current = null;
      const origin = root.current?.querySelector<HTMLElement>(`[data-question="${id}"]`);
      (origin ?? root.current?.querySelector<HTMLElement>('textarea'))?.focus();
    }
  }, [question]);

  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    setQuestion(null);
  };

  return (
    <div ref={root} className="portal-feedback-submit">
      {question ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves the answer, not the dialog
        <div className="portal-feedback-answer" onKeyDown={leaveByEscape}>
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => setQuestion(null)}
          >
            {faqWords.back}
          </Button>
          <Answer questionId={question.questionId} title={question.title}>
            <Helpful onUnsolved={() => setQuestion(null)} />
          </Answer>
        </div>
      ) : null}
      <div className="portal-feedback-columns" hidden={question !== null}>
        <TicketForm form={form} isGuest={isGuest} onNavigate={onNavigate} onQuestion={setQuestion} />
        <section className="portal-feedback-faq" aria-label={faqWords.title}>
          <div className="portal-feedback-faq-head">
            <h3>{faqWords.title}</h3>
            <Anchor
              className="portal-feedback-service"
              href={customerServiceUrl}
              target="_blank"
              rel="noopener"
              aria-label={words.customerServiceLabel}
              onClick={openCustomerService}
            >
              <Headset size={16} aria-hidden="true" />
              {words.customerService}
            </Anchor>
          </div>
          <QuestionList onChoose={setQuestion} />
        </section>
      </div>
    </div>
  );
}
