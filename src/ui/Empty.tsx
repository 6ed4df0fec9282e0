// TODO(merge): rename the last users to EmptyState, then delete this file.
export { EmptyState as Empty } from './EmptyState.tsx';
