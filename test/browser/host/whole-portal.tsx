import { useEffect, useState } from 'react';
import { loadFirstPage, type FirstPage } from '#host/app/boot/first-page.ts';
import { Start } from '#host/app/boot/Start.tsx';
import { resolveFirst, type Started } from '#host/app/boot/start.ts';
import { createPendingPortal } from '#src/pending-portal.ts';
import type { Portal } from '#src/portal.ts';

/** The whole portal at the current URL, as `main.tsx` starts it once it has its settings. */
export function wholePortal(portal: Portal) {
  const started = resolveFirst(portal).then((page) => ({ portal, ...page }));
  return <WholePortal first={loadFirstPage(window.location.pathname)} started={started} />;
}

interface WholePortalProps {
  first: Promise<FirstPage>;
  started: Promise<Started>;
}

function WholePortal({ first, started }: WholePortalProps) {
  const [picture, setPicture] = useState<FirstPage | null>(null);
  const [pending] = useState(() => createPendingPortal('zh-CN'));
  useEffect(() => void first.then(setPicture), [first]);
  return picture && <Start first={picture} pending={pending} started={started} />;
}
