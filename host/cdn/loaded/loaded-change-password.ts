import { ChangePassword } from '../../../widgets/change-password/index.ts';
import { seeded } from '../seeded.tsx';

export default seeded(ChangePassword);
