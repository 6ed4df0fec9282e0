import { configurePortal } from '../src/portal.ts';
import { fetchSettings } from './settings.ts';

// A tenant's page, as far as the elements are concerned: the settings first, then the tags come to life.
configurePortal({ settings: await fetchSettings() });
await import('../widgets/header/element.ts');
