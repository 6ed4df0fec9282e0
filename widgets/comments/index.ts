'use client';

export { Comments } from './Comments.tsx';
export type { CommentsHandle, CommentsProps } from './comments-props.ts';
export { commentsDefinition } from './definition.ts';
