import './host.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalProvider } from '../../src/data/PortalProvider.tsx';
import { configurePortal } from '../../src/configure-portal.ts';
import { createGuestRenewal } from '../../src/session/guest-renewal.ts';
import { App } from './App.tsx';
import { fetchSettings } from './fetch-settings.ts';
import { StartFailure } from './layout/StartFailure.tsx';

history.scrollRestoration = 'manual';

const container = document.getElementById('portal');
if (!container) throw new Error('index.html has no #portal');
const root = createRoot(container);

try {
  const settings = await fetchSettings();
  const portal = configurePortal({ settings, onTokenRefused: (refusal) => renewGuest(refusal) });
  const renewGuest = createGuestRenewal(portal);
  root.render(
    <StrictMode>
      <PortalProvider portal={portal}>
        <App />
      </PortalProvider>
    </StrictMode>,
  );
} catch (error) {
  root.render(<StartFailure error={error} />);
}
