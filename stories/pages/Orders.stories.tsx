import type { Meta, StoryObj } from '@storybook/react-vite';
import InvoicesPage from '#host/app/pages/orders/InvoicesPage.tsx';
import InvoicingPage from '#host/app/pages/orders/InvoicingPage.tsx';
import OrderPage from '#host/app/pages/orders/OrderPage.tsx';
import OrdersPage from '#host/app/pages/orders/OrdersPage.tsx';
import { answering, failing, onScene, pending } from '../scene.tsx';
import { PageAt } from './PageAt.tsx';

const meta = {
  title: 'Host/Orders',
  component: PageAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/space/myOrder', Page: OrdersPage },
} satisfies Meta<typeof PageAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const teacher = [onScene({ as: 'teacher' })];
const phone = { globals: { viewport: { value: 'mobile1' } } };
const list = '/api/portal/order/page';
const one = '/api/portal/order/get/202611001002';
const unpaid = { address: '/space/orderDetail/202611001002', Page: OrderPage };
const paid = { address: '/space/orderDetail/202611001001', Page: OrderPage };
const invoicing = { address: '/space/invoicing?orders=202611001001,202611001003', Page: InvoicingPage };
const invoices = { address: '/space/invoiceList', Page: InvoicesPage };

export const Orders: Story = { decorators: teacher };
export const OrdersOnPhone: Story = { decorators: teacher, ...phone };
export const NoOrders: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const OrdersLoading: Story = { decorators: [onScene({ as: 'teacher', ...pending(list) })] };
export const OrdersFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(list) })] };

export const Unpaid: Story = { args: unpaid, decorators: teacher };
export const UnpaidOnPhone: Story = { args: unpaid, decorators: teacher, ...phone };
export const Paid: Story = { args: paid, decorators: teacher };
export const Refunded: Story = {
  args: unpaid,
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(one, { id: '1', title: '班主任必修课', state: 'refunded', amount: 98.5 }),
    }),
  ],
};
export const WithoutPaymentPage: Story = {
  args: unpaid,
  decorators: [
    onScene({ as: 'teacher', ...answering(one, { id: '1', title: '培训', state: 'unpaid', amount: 98.5 }) }),
  ],
};
export const OrderLoading: Story = {
  args: unpaid,
  decorators: [onScene({ as: 'teacher', ...pending(one) })],
};
export const OrderFailed: Story = {
  args: unpaid,
  decorators: [onScene({ as: 'teacher', ...failing(one) })],
};

export const Invoicing: Story = { args: invoicing, decorators: teacher };
export const InvoicingOnPhone: Story = { args: invoicing, decorators: teacher, ...phone };
export const NothingToInvoice: Story = { args: invoicing, decorators: [onScene({ as: 'newcomer' })] };
export const WithoutTitles: Story = {
  args: invoicing,
  decorators: [onScene({ as: 'teacher', ...failing('/api/portal/invoice/titles') })],
};

export const Invoices: Story = { args: invoices, decorators: teacher };
export const Invoice: Story = {
  args: { ...invoices, address: '/space/invoiceList?id=inv-1001-2' },
  decorators: teacher,
};
export const NoInvoices: Story = { args: invoices, decorators: [onScene({ as: 'newcomer' })] };
