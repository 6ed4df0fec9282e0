import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a log-in rendered by React in the browser can be. */
function Form() {
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    void fetch('/floor/login', { method: 'POST', body: new FormData(event.currentTarget) });
  };
  return (
    <form onSubmit={submit}>
      <label>
        用户名 <input name="username" />
      </label>
      <label>
        密码 <input name="password" type="password" />
      </label>
      <button disabled={busy}>登录</button>
    </form>
  );
}

const container = document.getElementById('app');
if (container) createRoot(container).render(<Form />);
