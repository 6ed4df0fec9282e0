import { useCallback, useImperativeHandle, useState, type Ref } from 'react';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { setUser } from '../../src/session/set-user.ts';

export interface PasswordHandle {
  /** Begins anew, with nothing typed. */
  reset(): void;
}

export interface Stages {
  isSignedIn: boolean;
  /** Final: only `reset` and another user lead away from it. */
  isDone: boolean;
  /** Another one means: begin anew. What one user typed is not for the next. */
  round: string;
  finish: () => void;
}

/** What the password widgets share: whose they are, when they are done, and how they begin anew. */
export function useWizard(handle: Ref<PasswordHandle> | undefined, onDone: (() => void) | undefined): Stages {
  const { session } = usePortal();
  const userId = useSession((state) => (state.token ? state.userId : ''));
  const [count, setCount] = useState(0);
  const [doneFor, setDoneFor] = useState('');

  const reset = useCallback(() => {
    setDoneFor('');
    setCount((former) => former + 1);
  }, []);
  useImperativeHandle(handle, () => ({ reset }), [reset]);

  return {
    isSignedIn: userId !== '',
    // The server may end the session of an old password: what was reached stays shown.
    isDone: doneFor !== '' && (userId === '' || userId === doneFor),
    round: `${userId} ${count}`,
    finish() {
      const { userInfo, roles, permissions } = session.getState();
      if (userInfo?.needPwd) {
        setUser(session, { userInfo: { ...userInfo, needPwd: false }, roles, permissions });
      }
      setDoneFor(userId);
      onDone?.();
    },
  };
}
