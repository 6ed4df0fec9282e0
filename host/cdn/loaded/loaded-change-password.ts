import { ChangePassword } from '../../../widgets/change-password/index.ts';
import { seeded } from '../seeded.tsx';
import { takingOver } from '../takingOver.tsx';

export default takingOver(seeded(ChangePassword));
