import type { ReactNode } from 'react';

export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>{children}</div>;
}

export function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 20 }}>{children}</div>;
}
