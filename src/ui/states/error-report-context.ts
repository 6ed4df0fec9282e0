import { createContext, useContext } from 'react';
import { logOnce } from './portal-error.ts';

/**
 * Reports an error that the component itself shows to its user: in the console, for the page's developer, and by the event
 * of the element that the component is in.
 */
export const ErrorReportContext = createContext<(error: unknown) => void>(logOnce);

export function useErrorReport(): (error: unknown) => void {
  return useContext(ErrorReportContext);
}
