import { useEffect, useRef, useState } from 'react';
import { ArrowLeft, Headset } from 'lucide-react';
import type { Question } from '../../src/api/tickets.ts';
import { usePortalUrl } from '../../src/data/usePortalUrl.ts';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Button } from '../../src/ui/Button.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { Answer, QuestionList, faqTexts } from '../faq/index.ts';
import { openCustomerService, CUSTOMER_SERVICE_PATH } from './customer-service-window.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import type { FeedbackForm } from './useFeedbackForm.ts';
import css from './submit.css?inline';

interface SubmitTabProps {
  form: FeedbackForm;
  isGuest: boolean;
  onNavigate: OnNavigate | undefined;
}

/** The form beside the frequent questions, or the answer to one of them. */
export function SubmitTab({ form, isGuest, onNavigate }: SubmitTabProps) {
  const customerService = usePortalUrl(CUSTOMER_SERVICE_PATH);
  useStyles(css);
  const words = useTexts(feedbackTexts);
  const faq = useTexts(faqTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);

  // Back where the reader came from.
  useEffect(() => {
    if (question) left.current = question.questionId;
    else if (left.current !== null) {
      const id = CSS.escape(left.current);
      left.current = null;
      const origin = root.current?.querySelector<HTMLElement>(`[data-question="${id}"]`);
      (origin ?? root.current?.querySelector<HTMLElement>('textarea'))?.focus();
    }
  }, [question]);

  return (
    <div ref={root} className="portal-feedback-submit">
      {question ? (
        <div className="portal-feedback-answer">
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => setQuestion(null)}
          >
            {faq.back}
          </Button>
          <Answer questionId={question.questionId} title={question.title}>
            <div className="portal-feedback-helpful">
              <span>{faq.helpful}</span>
              <Button size="small" onClick={() => setQuestion(null)}>
                {faq.unsolved}
              </Button>
            </div>
          </Answer>
        </div>
      ) : null}
      <div className="portal-feedback-columns" hidden={question !== null}>
        <FeedbackFields form={form} isGuest={isGuest} onNavigate={onNavigate} onQuestion={setQuestion} />
        <section className="portal-feedback-faq" aria-label={faq.title}>
          <div className="portal-feedback-faq-head">
            <h3>{faq.title}</h3>
            <a
              className="portal-feedback-service"
              href={customerService}
              target="_blank"
              rel="noopener"
              aria-label={words.customerServiceLabel}
              onClick={openCustomerService}
            >
              <Headset size={16} aria-hidden="true" />
              {words.customerService}
            </a>
          </div>
          <QuestionList onChoose={setQuestion} />
        </section>
      </div>
    </div>
  );
}
