import { userEvent } from 'vitest/browser';

/**
 * Gives the window the focus, as a user has done before they read what has failed. Else the click on a retry would, upon
 * which the failed load is silently repeated.
 */
export async function focusWindow(): Promise<void> {
  const button = document.body.appendChild(document.createElement('button'));
  await userEvent.click(button);
  button.remove();
}
