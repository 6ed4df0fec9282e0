import { createContext, useContext } from 'react';

/** True if the task has its own page and its title is the heading of that page. */
export const OwnPageContext = createContext(false);

/** Renders the title of a task as `h1` on its own page, and as `h2` within a host page. */
export function AuthTitle({ id, text }: { id: string; text: string }) {
  const Heading = useContext(OwnPageContext) ? 'h1' : 'h2';
  return (
    <Heading className="portal-login-title" id={id}>
      {text}
    </Heading>
  );
}
