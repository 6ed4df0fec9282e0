import { createContext } from 'react';
import type { MenuItem } from './MenuList.tsx';

/** Entries that the application around the header adds to its account menu; an element on another site has none. */
export const AccountItemsContext = createContext<readonly MenuItem[]>([]);
