import { Login } from '../../../widgets/login/index.ts';
import { seeded } from '../seeded.tsx';
import { takingOver } from '../takingOver.tsx';

export default takingOver(seeded(Login));
