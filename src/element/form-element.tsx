import { useEffect, useRef, useState, type ComponentType } from 'react';
import { usePortal, useSession } from '../data/portal-context.ts';
import { useStyles } from '../theme/useStyles.ts';
import { useErrorReport } from '../ui/states/error-report-context.ts';
import { lazyComponent } from '../ui/loading/lazyComponent.tsx';
import { Loading, Skeleton } from '../ui/states/Skeleton.tsx';
import css from './form-element.css?inline';
import { FORM_AHEAD_PX } from '../rules/limits.ts';

/** The form's skeleton has this number of fields and this size in px. */
export interface FormShape {
  fields: number;
  width: number;
  height: number;
}

/**
 * A form as an element: a skeleton of the form's size, and then the form. Its code starts to load when the element nears
 * the window, or at the first Tab key on the page: the skeleton has no tab stop, so Tab alone would pass over the form.
 * It waits for the settings that the portal serves; without them it stands too, since most forms need few of them.
 */
export function formElement<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: FormShape,
): ComponentType<Props> {
  const Form = lazyComponent(load, { pending: () => <FormSkeleton {...shape} /> });

  return function FormElement(props: Props) {
    const { settings } = usePortal();
    const report = useErrorReport();
    const isPending = useSession((session) => session.isPending);
    const [isWanted, setWanted] = useState(Form.isLoaded);
    const [hasSettings, setHasSettings] = useState(false);
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isWanted) return;
      Form.prefetch();
      settings
        .load()
        .catch(report)
        .finally(() => setHasSettings(true));
    }, [isWanted, settings, report]);
    useEffect(() => {
      if (isWanted || !frame.current) return;
      const loadOnTab = (event: KeyboardEvent) => {
        if (event.key === 'Tab') setWanted(true);
      };
      // In the capture phase, since a dialog of the page may stop the event.
      document.addEventListener('keydown', loadOnTab, true);
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
        },
        { rootMargin: `${FORM_AHEAD_PX}px 0px` },
      );
      observer.observe(frame.current);
      return () => {
        document.removeEventListener('keydown', loadOnTab, true);
        observer.disconnect();
      };
    }, [isWanted]);

    if (isWanted && hasSettings && !isPending) return <Form {...props} />;
    return (
      <div ref={frame}>
        <FormSkeleton {...shape} />
      </div>
    );
  };
}

function FormSkeleton({ fields, width, height }: FormShape) {
  useStyles(css);
  return (
    <div
      className="portal-form-skeleton"
      style={{ maxInlineSize: `${width}px`, minBlockSize: `${height}px` }}
    >
      <Loading className="portal-form-skeleton-fields">
        <Skeleton width="40%" height={28} />
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className="portal-form-skeleton-field">
            <Skeleton width={64} />
            <Skeleton shape="block" height={44} />
          </div>
        ))}
        <Skeleton shape="block" height={44} />
      </Loading>
    </div>
  );
}
