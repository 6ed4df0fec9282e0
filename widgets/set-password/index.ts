export { setPasswordRow } from './row.ts';
export { SetPassword, type SetPasswordProps } from './SetPassword.tsx';
