import type { ReactNode } from 'react';

/** A document's own layout takes this one's place. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}
