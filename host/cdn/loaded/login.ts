import { Login } from '../../../widgets/login/Login.tsx';
import { seeded } from '../seeded.tsx';

export default seeded(Login);
