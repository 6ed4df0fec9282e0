import { createContext, useContext } from 'react';

/** Whether the task stands on a page of its own, and names it. */
export const OwnPageContext = createContext(false);

/** The title of a task: the page's heading where it has the page to itself, one of many on somebody else's. */
export function AuthTitle({ id, text }: { id: string; text: string }) {
  const Heading = useContext(OwnPageContext) ? 'h1' : 'h2';
  return (
    <Heading className="portal-login-title" id={id}>
      {text}
    </Heading>
  );
}
