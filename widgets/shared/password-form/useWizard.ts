import { useCallback, useImperativeHandle, useState, type Ref } from 'react';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { setUser } from '#src/session/set-user.ts';

export interface PasswordHandle {
  /** Restarts the wizard with empty fields. */
  reset(): void;
}

export interface Stages {
  isPending: boolean;
  isLoggedIn: boolean;
  /** The final state; only `reset` or another user leave it. */
  isDone: boolean;
  /** A React key that remounts the form after `reset`, and for another user, who must not see previous input. */
  round: string;
  finish: () => void;
}

/** The shared state of the password widgets: logged-in user, completion and reset. */
export function useWizard(handle: Ref<PasswordHandle> | undefined, onDone: (() => void) | undefined): Stages {
  const portal = usePortal();
  const { session } = portal;
  const owner = useSession((state) => (state.token ? state.owner : ''));
  const isPending = useSession((state) => state.isPending);
  const [count, setCount] = useState(0);
  const [doneFor, setDoneFor] = useState('');

  const reset = useCallback(() => {
    setDoneFor('');
    setCount((former) => former + 1);
  }, []);
  useImperativeHandle(handle, () => ({ reset }), [reset]);

  return {
    isPending,
    isLoggedIn: owner !== '',
    // The server may end the session after a password change, but the success panel must stay.
    isDone: doneFor !== '' && (owner === '' || owner === doneFor),
    round: `${owner} ${count}`,
    finish() {
      const { userInfo, roles, permissions } = session.getState();
      if (userInfo?.needPwd) {
        setUser(session, { userInfo: { ...userInfo, needPwd: false }, roles, permissions });
      }
      setDoneFor(owner);
      onDone?.();
    },
  };
}
