import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnualReport, type AnnualReportHandle } from '#widgets/annual-report/index.ts';
import { failing, onScene, pending } from '../scene.tsx';

/** Opens the report, which renders nothing while it is closed. */
function Opened() {
  const report = useRef<AnnualReportHandle>(null);
  useEffect(() => report.current?.open(), []);
  return <AnnualReport handle={report} />;
}

const organisation = '/api/orgUser/org/getConfigByCode';

const meta = {
  title: 'Widgets/AnnualReport',
  tags: ['autodocs'],
  component: AnnualReport,
  render: () => <Opened />,
} satisfies Meta<typeof AnnualReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { decorators: [onScene({ as: 'teacher' })] };
export const OnPhone: Story = {
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(organisation) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(organisation) })] };
export const NothingConfigured: Story = { decorators: [onScene({ as: 'newcomer' })] };
