import { useRef, useState } from 'react';
import { ArrowLeft, Headset, MessageSquareText, NotebookPen, PhoneCall } from 'lucide-react';
import type { Question } from '#src/api/tickets.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { customerServiceTexts } from './texts.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { Answer, Helpful, QuestionList, QuestionSearch, faqTexts } from '#widgets/shared/faq/index.ts';
import { Feedback, type FeedbackHandle } from '#widgets/feedback/index.ts';
import { LegacyFeedbackDialog } from '#widgets/legacy-feedback/index.ts';
import css from './customer-service.css?inline';

interface CustomerServiceProps {
  onNavigate?: OnNavigate;
}

/** The frequent questions with their answers, and links to feedback and the support hotline. */
export function CustomerService({ onNavigate }: CustomerServiceProps) {
  useStyles(css);
  const words = useTexts(customerServiceTexts);
  const { title } = useTexts(faqTexts);
  const { org } = useOrganisation();
  const isNarrow = useIsMobile();
  const [search, setSearch] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);
  const feedback = useRef<FeedbackHandle>(null);
  const list = useRef<HTMLElement>(null);
  const [isLeavingMessage, setLeavingMessage] = useState(false);
  const isMessageDialogReady = useLazyLoad(LegacyFeedbackDialog, isLeavingMessage, () =>
    setLeavingMessage(false),
  );
  const lastQuestionId = useRef('');

  const choose = (chosen: Question) => {
    lastQuestionId.current = chosen.questionId;
    setQuestion(chosen);
  };
  const back = () => {
    setQuestion(null);
    // The list is visible after the next paint; the focus returns to the question.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-question="${CSS.escape(lastQuestionId.current)}"]`)
        ?.focus(),
    );
  };

  useBackHandler(isNarrow && question !== null, back);

  return (
    <div className="portal-service" part="customer-service" data-answer={question ? '' : undefined}>
      <header className="portal-service-head">
        <span className="portal-service-mark">
          <Headset size={24} aria-hidden="true" />
        </span>
        <div>
          <h1>{words.title}</h1>
          <p>{words.greeting}</p>
        </div>
        <div className="portal-service-search">
          <QuestionSearch
            onSearch={(text) => {
              setSearch(text);
              setQuestion(null);
            }}
          />
        </div>
      </header>
      <div className="portal-service-body">
        <section ref={list} className="portal-service-questions" aria-label={title}>
          <QuestionList
            search={search}
            chosenId={question?.questionId}
            onChoose={choose}
            action={<Button onClick={() => feedback.current?.open('submit')}>{words.feedback}</Button>}
          />
        </section>
        <section className="portal-service-answer">
          {question ? (
            <>
              {isNarrow ? (
                <Button variant="ghost" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={back}>
                  {words.back}
                </Button>
              ) : null}
              <Answer questionId={question.questionId} title={question.title} level={2}>
                <Helpful key={question.questionId} onUnsolved={() => feedback.current?.open('submit')} />
              </Answer>
            </>
          ) : (
            <div className="portal-service-welcome">
              <Headset size={56} strokeWidth={1.25} aria-hidden="true" />
              <p>{isNarrow ? words.hintPhone : words.hint}</p>
            </div>
          )}
        </section>
      </div>
      <footer className="portal-service-foot">
        <span>{words.unsolved}</span>
        <Button
          variant="primary"
          icon={<MessageSquareText aria-hidden="true" />}
          onClick={() => feedback.current?.open('submit')}
        >
          {words.feedback}
        </Button>
        <Button icon={<NotebookPen aria-hidden="true" />} onClick={() => setLeavingMessage(true)}>
          {words.leaveMessage}
        </Button>
        {org?.supportPhone ? (
          <Button href={telephoneUrl(org.supportPhone)} icon={<PhoneCall aria-hidden="true" />}>
            {fill(words.phone, { phone: org.supportPhone })}
          </Button>
        ) : null}
      </footer>
      {isMessageDialogReady ? <LegacyFeedbackDialog onClose={() => setLeavingMessage(false)} /> : null}
      <Feedback trigger="none" handle={feedback} onNavigate={onNavigate} />
    </div>
  );
}
