import { CustomerService } from '../../widgets/customer-service/index.ts';
import { useFollow } from '../layout/useFollow.ts';

export default function CustomerServicePage() {
  return <CustomerService onNavigate={useFollow()} />;
}
