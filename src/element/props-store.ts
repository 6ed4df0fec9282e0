import { proxy, ref, subscribe } from 'valtio/vanilla';

export type Props = Readonly<Record<string, unknown>>;

/** The props of one element, kept outside of attributes so that no object or token appears in the page's DOM. */
export interface PropsStore {
  getSnapshot(): Props;
  set(name: string, value: unknown): void;
  subscribe(listener: () => void): () => void;
}

export function createPropsStore(): PropsStore {
  // As a whole: valtio would wrap the page's own objects in it.
  const store = proxy<{ props: Props }>({ props: ref({}) });
  return {
    getSnapshot: () => store.props,
    set(name, value) {
      if (Object.is(store.props[name], value) && name in store.props) return;
      store.props = ref({ ...store.props, [name]: value });
    },
    subscribe: (listener) => subscribe(store, listener, true),
  };
}
