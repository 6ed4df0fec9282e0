export { CustomerService } from './CustomerService.tsx';
