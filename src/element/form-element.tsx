import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { lazyView } from '../ui/lazy-view.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import css from './form-element.css?inline';

/** About a screen, so that the form is there when the reader arrives. */
const AHEAD = '600px 0px';

/** What the form's skeleton shows, and its size in px. */
export interface FormShape {
  fields: number;
  width: number;
  height: number;
}

/**
 * A form as an element: a skeleton of the form's size, whose code starts to load when the element nears the window, and
 * then the form.
 */
export function formElement<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: FormShape,
): ComponentType<Props> {
  const form = lazyView(load);

  return function FormElement(props: Props) {
    const [state, setState] = useState<'far' | 'near' | 'failed'>('far');
    const place = useRef<HTMLDivElement>(null);
    const { View } = form.useView(state === 'near', () => setState('failed'));
    useEffect(() => {
      if (state !== 'far' || !place.current) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setState('near');
        },
        { rootMargin: AHEAD },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, [state]);

    if (View) return <View {...props} />;
    if (state === 'failed') return <ErrorState onRetry={() => setState('near')} />;
    return (
      <div ref={place}>
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
