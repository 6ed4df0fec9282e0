export type Props = Readonly<Record<string, unknown>>;

/** The props of one element, kept outside of attributes so that no object or token appears in the page's DOM. */
export interface PropsStore {
  getSnapshot(): Props;
  set(name: string, value: unknown): void;
  subscribe(listener: () => void): () => void;
}

export function createPropsStore(): PropsStore {
  let props: Props = {};
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => props,
    set(name, value) {
      if (Object.is(props[name], value) && name in props) return;
      props = { ...props, [name]: value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
