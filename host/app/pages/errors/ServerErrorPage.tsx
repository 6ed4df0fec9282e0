export { ServerError as default } from '../../layout/ServerError.tsx';
