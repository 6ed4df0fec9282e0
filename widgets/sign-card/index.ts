export { signCardRow } from './row.ts';
export { SignCard, type SignCardHandle, type SignCardProps } from './SignCard.tsx';
