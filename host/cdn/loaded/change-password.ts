import { ChangePassword } from '../../../widgets/change-password/ChangePassword.tsx';
import { seeded } from '../seeded.tsx';

export default seeded(ChangePassword);
