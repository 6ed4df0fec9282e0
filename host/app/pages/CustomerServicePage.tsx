import { CustomerService } from '../../../widgets/customer-service/index.ts';
import { useFollow } from '../layout/useNavigateHandler.ts';

export default function CustomerServicePage() {
  return <CustomerService onNavigate={useFollow()} />;
}
