import {
  createContext,
  createElement,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

interface Names {
  title: string;
  description: string;
  isDescribed: boolean;
  setDescribed: (isDescribed: boolean) => void;
}

const NamesContext = createContext<Names>({
  title: '',
  description: '',
  isDescribed: false,
  setDescribed: () => {},
});

interface RootProps {
  children?: ReactNode;
}

/** What our dialog uses of @radix-ui/react-dialog: the names that tie a title and a description to it. */
export function Root({ children }: RootProps) {
  const id = useId();
  const [isDescribed, setDescribed] = useState(false);
  const names = { title: `${id}title`, description: `${id}description`, isDescribed, setDescribed };
  return <NamesContext.Provider value={names}>{children}</NamesContext.Provider>;
}

/** An element of preact, which keeps its ref apart. */
interface Child extends ReactElement<Record<string, unknown>> {
  ref?: unknown;
}

interface ContentProps {
  role: string;
  children: Child;
}

export function Content({ role, children }: ContentProps) {
  const { title, description, isDescribed } = useContext(NamesContext);
  return added(children, {
    role,
    'data-state': 'open',
    'aria-labelledby': title,
    'aria-describedby': isDescribed ? description : undefined,
  });
}

interface TitleProps {
  className: string;
  children: ReactNode;
}

export function Title({ className, children }: TitleProps) {
  const { title } = useContext(NamesContext);
  return (
    <h2 id={title} className={className}>
      {children}
    </h2>
  );
}

interface DescriptionProps {
  children: Child;
}

export function Description({ children }: DescriptionProps) {
  const { description, setDescribed } = useContext(NamesContext);
  useLayoutEffect(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, [setDescribed]);
  return added(children, { id: description });
}

/** preact's `cloneElement`, as far as it is needed here, would be in every first load. */
function added({ type, props, key, ref }: Child, more: Record<string, unknown>): ReactNode {
  return createElement(type, { ...props, key, ref, ...more });
}
