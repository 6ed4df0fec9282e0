'use client';

import { useRouter } from 'next/navigation';
import { Login } from 'portal-widgets/login';

export function LoginForm() {
  const router = useRouter();
  return <Login redirect="/" onDone={({ redirect }) => router.push(redirect)} />;
}
