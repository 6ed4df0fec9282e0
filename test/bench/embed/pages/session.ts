import { configurePortal } from 'portal-widgets';

configurePortal({ settings: { org: 'demo' }, getToken: () => ({ token: 'bench', userId: 'u-1' }) });
