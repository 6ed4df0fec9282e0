import type { CSSProperties, ReactNode } from 'react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import OrdersPage from '#host/app/pages/orders/OrdersPage.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import { Column, Row } from '../Layout.tsx';
import { PageAt } from '../pages/PageAt.tsx';
import { onScene } from '../scene.tsx';
import { globalsOf } from '../toolbar.ts';

const meta = { title: 'Theme/Settings' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Properties = Readonly<Record<`--portal-${string}`, string>>;

const compact: Properties = { '--portal-control-height': '32px', '--portal-row-spacing': '6px' };
const serif = "'Noto Serif SC', 'Songti SC', SimSun, serif";

interface TenantProps {
  properties: Properties;
  context: StoryContext;
  children: ReactNode;
}

/** A part of a page whose tenant has set these properties. */
function Tenant({ properties, context, children }: TenantProps) {
  return (
    <div style={properties as CSSProperties}>
      <ThemeRoot theme={globalsOf(context).theme}>{children}</ThemeRoot>
    </div>
  );
}

const nothing = () => undefined;

function Controls({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Column>
        <Tabs
          label="订单"
          value="all"
          onChange={nothing}
          tabs={[
            { value: 'all', label: '全部', content: null },
            { value: 'unpaid', label: '待付款', content: null },
          ]}
        />
        <Field label="课程名称">
          <Input defaultValue="新课标背景下的大单元教学" />
        </Field>
        <Field label="学段">
          <Select options={[{ value: '1', label: '小学' }]} defaultValue="1" />
        </Field>
        <Checkbox defaultChecked>公开</Checkbox>
        <Row>
          <Button variant="primary" size="large">
            发布
          </Button>
          <Button variant="primary">提交</Button>
          <Button size="small">取消</Button>
        </Row>
        <Pager page={2} pageCount={9} onChange={nothing} />
      </Column>
    </Card>
  );
}

const controlsWith = (title: string, properties: Properties): Story => ({
  render: (_, context) => (
    <Tenant properties={properties} context={context}>
      <Controls title={title} />
    </Tenant>
  ),
});

export const Comfortable = controlsWith('舒适（默认）', {});
export const Compact = controlsWith('紧凑', compact);
export const CompactOnPhone: Story = { ...Compact, globals: { viewport: { value: 'mobile1' } } };
export const SquareCorners = controlsWith('圆角 0', {
  '--portal-radius': '0px',
  '--portal-radius-large': '0px',
});
export const RoundCorners = controlsWith('圆角 16', {
  '--portal-radius': '16px',
  '--portal-radius-large': '16px',
});
export const SerifFont = controlsWith('宋体', { '--portal-font': serif });

const orders = (properties: Properties): Story => ({
  parameters: { layout: 'fullscreen' },
  decorators: [onScene({ as: 'teacher' })],
  render: (_, context) => (
    <Tenant properties={properties} context={context}>
      <PageAt address="/space/myOrder" Page={OrdersPage} />
    </Tenant>
  ),
});

export const ComfortablePage = orders({});
export const CompactPage = orders(compact);
