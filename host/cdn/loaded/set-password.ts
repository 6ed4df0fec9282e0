export { SetPassword as default } from '../../../widgets/set-password/SetPassword.tsx';
