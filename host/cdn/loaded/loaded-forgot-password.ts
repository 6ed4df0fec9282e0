import { ForgotPassword } from '../../../widgets/forgot-password/index.ts';
import { seeded } from '../seeded.tsx';

export default seeded(ForgotPassword);
