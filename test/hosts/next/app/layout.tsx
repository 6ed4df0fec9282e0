import type { ReactNode } from 'react';
import { createPortal } from 'portal-widgets';
import 'portal-widgets/styles.css';
import { Elements } from './Elements.tsx';
import { Portal } from './Portal.tsx';
import { settings } from './settings.ts';

// A function of configuration runs in a server component.
const { locale } = createPortal({ settings }).language;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale}>
      <body>
        <Portal>{children}</Portal>
        <Elements />
      </body>
    </html>
  );
}
