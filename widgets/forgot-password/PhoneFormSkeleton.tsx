import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';

/** The skeleton of the first step while the number is loading. */
export function PhoneFormSkeleton() {
  return (
    <Loading className="portal-password-panel-outline">
      <Skeleton shape="block" height={48} />
      <Skeleton width="78%" />
      <Skeleton width={56} />
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={44} />
    </Loading>
  );
}
