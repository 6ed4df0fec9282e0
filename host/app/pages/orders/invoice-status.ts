import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { InvoiceStatus } from '#src/api/invoices.ts';
import type { StatusBadgeProps } from '#src/ui/badges/StatusBadge.tsx';

/** The tones of the statuses; their labels are the texts of the same names. */
export const invoiceTones: Readonly<Record<InvoiceStatus, StatusBadgeProps['tone']>> = {
  pending: 'brand',
  issued: 'success',
  failed: 'warning',
};

export function invoicePath(id: string): SafeUrl {
  return `/space/invoiceList?${new URLSearchParams({ id })}`;
}

const signatures = [
  { extension: 'pdf', start: '%PDF-' },
  // OFD, the Chinese standard for invoices, is a ZIP archive.
  { extension: 'ofd', start: 'PK\u0003\u0004' },
] as const;

/** The extension of an invoice file by its first bytes; null for any other file, e.g. an error page. */
export function invoiceExtension(bytes: Uint8Array): 'pdf' | 'ofd' | null {
  const head = String.fromCharCode(...bytes.slice(0, 5));
  return signatures.find(({ start }) => head.startsWith(start))?.extension ?? null;
}
