import { openWindow } from '#src/rules/address-sinks.ts';
import { pageUrl } from '#src/rules/page-url.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import type { MouseEvent } from 'react';
import { isModifiedEvent } from '#src/ui/navigation/navigate.ts';
import { CUSTOMER_SERVICE_WIDTH_PX, CUSTOMER_SERVICE_HEIGHT_PX } from '../limits.ts';

type PlacedScreen = Screen & { availLeft?: number; availTop?: number };

/** The `onClick` of a link to the customer service: opens it in a window of 1200×700, centred on the screen. */
export function openCustomerService(event: MouseEvent<HTMLAnchorElement>): void {
  if (isModifiedEvent(event)) return;
  // No standard has the first two, and every browser does: where a second screen begins.
  const { availLeft = 0, availTop = 0, availWidth, availHeight }: PlacedScreen = screen;
  const left = availLeft + Math.max(0, Math.round((availWidth - CUSTOMER_SERVICE_WIDTH_PX) / 2));
  const top = availTop + Math.max(0, Math.round((availHeight - CUSTOMER_SERVICE_HEIGHT_PX) / 2));
  const popup = openWindow(
    safeUrl(event.currentTarget.href, pageUrl()),
    'portal-customer-service',
    `popup,width=${CUSTOMER_SERVICE_WIDTH_PX},height=${CUSTOMER_SERVICE_HEIGHT_PX},left=${left},top=${top}`,
  );
  // Blocked by the browser: the link opens a tab instead.
  if (!popup) return;
  event.preventDefault();
  popup.opener = null;
  popup.focus();
}
