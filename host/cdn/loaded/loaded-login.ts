import { Login } from '../../../widgets/login/index.ts';
import { seeded } from '../seeded.tsx';

export default seeded(Login);
