'use client';

export { signCardDefinition } from './definition.ts';
export { SignCard, type SignCardHandle, type SignCardProps } from './SignCard.tsx';
