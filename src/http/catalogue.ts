// A file of its own: what is fetched on demand and imported by others too would be wrapped up for both.
export { httpTexts } from '../texts/http.ts';
export { outcome } from './outcome.ts';
