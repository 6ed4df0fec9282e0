export { Messages, type MessagesHandle, type MessagesProps } from './Messages.tsx';
export { messagesRow } from './definition.ts';
