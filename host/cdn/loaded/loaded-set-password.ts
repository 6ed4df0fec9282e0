export { SetPassword as default } from '../../../widgets/set-password/index.ts';
