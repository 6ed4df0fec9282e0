import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

/** The kind of content in a part of the about pages; it decides which skeleton the part shows while it loads. */
export type PartShape = 'prose' | 'positions' | 'contacts';

/** The outline of a part, about as high as what most organisations say there. */
export function AboutSkeleton({ shape }: { shape: PartShape }) {
  return (
    <Loading className="portal-about-skeleton">
      {shape === 'prose' ? <ProseSkeleton /> : null}
      {shape === 'positions' ? <PositionsSkeleton /> : null}
      {shape === 'contacts' ? <ContactsSkeleton /> : null}
    </Loading>
  );
}

function ProseSkeleton() {
  return (
    <>
      <Skeleton lines={5} />
      <Skeleton lines={4} />
      <Skeleton lines={6} />
      <Skeleton lines={4} />
    </>
  );
}

function PositionsSkeleton() {
  return ['first', 'second'].map((position) => (
    <div key={position} className="portal-about-position">
      <Skeleton width="38%" height={28} />
      <Skeleton width="56%" height={22} />
      <Skeleton lines={9} />
      <Skeleton shape="block" />
    </div>
  ));
}

function ContactsSkeleton() {
  return ['addresses', 'phones', 'emails', 'hours'].map((group) => (
    <div key={group} className="portal-about-group">
      <Skeleton width="24%" height={24} />
      <Skeleton shape="block" />
    </div>
  ));
}
