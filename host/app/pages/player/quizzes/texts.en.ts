export const quizTexts = {
  tab: 'Quiz',
  failed: 'The quiz could not be loaded',
  none: 'This lesson has no quiz',
  untitled: 'Quiz',
  toDo: 'Take the quiz of this lesson ({count} {count:question|questions})',
  done: 'Quiz of this lesson: {score} of {points} {points:point|points}',
  unanswered: '{count} {count:question is|questions are} not answered yet',
  submit: 'Hand in the answers',
  sendFailed: 'The answers could not be handed in; please try again later',
  score: '{score} of {points} {points:point|points}',
  again: 'Try again',
  kept: 'Your answers are kept; you can go on later',
};
