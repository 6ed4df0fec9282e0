import {
  cloneElement,
  createContext,
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

interface ContentProps {
  role: string;
  children: ReactElement<Record<string, unknown>>;
}

export function Content({ role, children }: ContentProps) {
  const { title, description, isDescribed } = useContext(NamesContext);
  return cloneElement(children, {
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
  children: ReactElement<Record<string, unknown>>;
}

export function Description({ children }: DescriptionProps) {
  const { description, setDescribed } = useContext(NamesContext);
  useLayoutEffect(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, [setDescribed]);
  return cloneElement(children, { id: description });
}
