import { createContext, useContext, useId, type HTMLAttributes, type Ref } from 'react';

interface Tabs {
  id: string;
  value: string;
  choose: (value: string) => void;
}

const TabsContext = createContext<Tabs>({ id: '', value: '', choose: () => {} });

interface RootProps extends HTMLAttributes<HTMLDivElement> {
  value: string;
  onValueChange: (value: string) => void;
}

/** What our tabs use of @radix-ui/react-tabs: roles, names and the choice. Moving by keys is `moveByTabKey`'s. */
export function Root({ value, onValueChange, ...rest }: RootProps) {
  const id = useId();
  const choose = (next: string) => {
    if (next !== value) onValueChange(next);
  };
  return (
    <TabsContext.Provider value={{ id, value, choose }}>
      <div {...rest} data-orientation="horizontal" />
    </TabsContext.Provider>
  );
}

export function List(props: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }) {
  return <div role="tablist" aria-orientation="horizontal" data-orientation="horizontal" {...props} />;
}

interface TriggerProps extends HTMLAttributes<HTMLButtonElement> {
  value: string;
  disabled: boolean | undefined;
}

export function Trigger({ value, disabled, ...rest }: TriggerProps) {
  const tabs = useContext(TabsContext);
  const isActive = value === tabs.value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}tab-${value}`}
      aria-selected={isActive}
      aria-controls={`${tabs.id}panel-${value}`}
      data-state={isActive ? 'active' : 'inactive'}
      data-disabled={disabled ? '' : undefined}
      disabled={disabled}
      tabIndex={isActive ? 0 : -1}
      onMouseDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) tabs.choose(value);
        else event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') tabs.choose(value);
      }}
      onFocus={() => tabs.choose(value)}
      {...rest}
    />
  );
}

interface ContentProps extends HTMLAttributes<HTMLDivElement> {
  value: string;
  /** The panel is there, if hidden, while another tab is chosen. */
  forceMount?: boolean;
}

export function Content({ value, forceMount = false, children, ...rest }: ContentProps) {
  const tabs = useContext(TabsContext);
  const isActive = value === tabs.value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}panel-${value}`}
      aria-labelledby={`${tabs.id}tab-${value}`}
      data-state={isActive ? 'active' : 'inactive'}
      data-orientation="horizontal"
      hidden={!isActive}
      tabIndex={0}
      {...rest}
    >
      {isActive || forceMount ? children : null}
    </div>
  );
}
