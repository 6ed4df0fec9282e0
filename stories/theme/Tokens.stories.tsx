import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import { Column, Row } from '../Layout.tsx';

const meta = { title: 'Theme/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colours: Record<string, readonly string[]> = {
  底色: ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'line', 'line-strong'],
  文字: ['ink', 'ink-soft', 'ink-faint'],
  品牌: [
    'brand-fill',
    'brand-fill-hover',
    'on-brand',
    'brand-ink',
    'brand-soft',
    'brand-soft-hover',
    'brand-line',
    'focus',
  ],
  含义: [
    'danger-fill',
    'danger-ink',
    'danger-soft',
    'success-ink',
    'success-soft',
    'warning-ink',
    'warning-soft',
  ],
};

function Swatch({ name }: { name: string }) {
  return (
    <div style={{ inlineSize: 132 }}>
      <div
        style={{
          blockSize: 56,
          borderRadius: 8,
          border: '1px solid var(--portal-line)',
          background: `var(--portal-${name})`,
        }}
      />
      <code style={{ fontSize: 12, fontFamily: 'ui-monospace, monospace' }}>--portal-{name}</code>
    </div>
  );
}

export const Colours: Story = {
  render: () => (
    <Column>
      {Object.entries(colours).map(([group, names]) => (
        <Card key={group} title={group}>
          <Row>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Row>
        </Card>
      ))}
    </Column>
  ),
};

const sizes = ['heading', 'title', 'large', '', 'small', 'tiny'];

export const Type: Story = {
  render: () => (
    <Card title="字号">
      <Column>
        {sizes.map((size) => {
          const token = size ? `--portal-text-${size}` : '--portal-text';
          return (
            <p key={token} style={{ fontSize: `var(${token})` }}>
              教师研修，让每一堂课更有光彩 Teaching 2026　<code style={{ fontSize: 12 }}>{token}</code>
            </p>
          );
        })}
      </Column>
    </Card>
  ),
};

const brands = [
  '#3156e4',
  '#0d9488',
  '#c81e3a',
  '#7c3aed',
  '#e8710a',
  '#f5c400',
  '#7bd88f',
  '#111111',
  '#ffffff',
];

/** Shows that a tenant can set `--portal-brand` alone and every tone stays readable. */
export const Brands: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      {brands.flatMap((brand) =>
        (['light', 'dark'] as const).map((theme) => (
          <ThemeRoot key={brand + theme} brand={brand} theme={theme}>
            <Card title={brand} level={3}>
              <Column>
                <Row>
                  <Button variant="primary">提交</Button>
                  <Button>取消</Button>
                  <Button variant="link">查看详情</Button>
                </Row>
                <Row>
                  <span
                    style={{
                      padding: '2px 10px',
                      borderRadius: 6,
                      background: 'var(--portal-brand-soft)',
                      color: 'var(--portal-brand-ink)',
                    }}
                  >
                    进行中
                  </span>
                  <Badge count={12} />
                </Row>
              </Column>
            </Card>
          </ThemeRoot>
        )),
      )}
    </div>
  ),
};
