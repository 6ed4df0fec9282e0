import { CustomerService } from './CustomerService.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

export default function CustomerServicePage() {
  return <CustomerService onNavigate={useNavigateHandler()} />;
}
