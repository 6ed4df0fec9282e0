import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IN_VIEW_AHEAD_PX } from '../../limits.ts';

interface NearViewProps extends ComponentPropsWithoutRef<'div'> {
  /** Shows the content wherever it is. */
  isAlways: boolean;
  /** The height in pixels until the content has been shown once. */
  estimatedHeight: number;
  /** Stands for the content, e.g. its title. */
  placeholder: ReactNode;
}

/** Shows its content only near the viewport: with a thousand rows of fields, every key takes long. */
export function NearView({ isAlways, estimatedHeight, placeholder, children, ...others }: NearViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ isNear, height }, setView] = useState({ isNear: false, height: estimatedHeight });
  const isShown = isAlways || isNear;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setView((former) => ({ ...former, isNear: true }));
        // Its focus would be lost with it.
        else if (!element.matches(':focus-within'))
          setView((former) => (former.isNear ? { isNear: false, height: element.offsetHeight } : former));
      },
      { rootMargin: `${IN_VIEW_AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} style={isShown ? undefined : { blockSize: height }} {...others}>
      {isShown ? children : placeholder}
    </div>
  );
}
