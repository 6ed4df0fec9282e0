export { Messages, type MessagesHandle, type MessagesProps } from './Messages.tsx';
export { messagesDefinition } from './definition.ts';
