import { SetPassword } from '../../../widgets/set-password/index.ts';
import { takingOver } from '../takingOver.tsx';

export default takingOver(SetPassword);
