import { CustomerService } from '../../../widgets/customer-service/index.ts';
import { useNavigateHandler } from '../layout/useNavigateHandler.ts';

export default function CustomerServicePage() {
  return <CustomerService onNavigate={useNavigateHandler()} />;
}
