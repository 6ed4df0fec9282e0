import { ForgotPassword } from '../../../widgets/forgot-password/ForgotPassword.tsx';
import { seeded } from '../seeded.tsx';

export default seeded(ForgotPassword);
