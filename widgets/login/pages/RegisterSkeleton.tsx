import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

const fields = {
  name: ['realName', 'idCard', 'region', 'mobile', 'code', 'password', 'confirm'],
  mobile: ['mobile', 'code', 'password', 'confirm'],
};

/** As high as the form, so that neither the card nor the footer moves when it arrives. */
export function RegisterSkeleton({ by }: { by: keyof typeof fields }) {
  return (
    <Loading className="portal-register-skeleton">
      {fields[by].map((field) => (
        <Skeleton key={field} shape="block" />
      ))}
      <Skeleton shape="block" />
    </Loading>
  );
}
