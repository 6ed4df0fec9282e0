'use client';

export { Messages, type MessagesHandle, type MessagesProps } from './Messages.tsx';
export { messagesDefinition } from './definition.ts';
export { parseChoice, writeChoice, type ChoiceHolder, type MessagesChoice } from './messages-choice.ts';
