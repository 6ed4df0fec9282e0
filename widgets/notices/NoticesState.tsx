import type { PortalError } from '../../src/http/errors.ts';
import { wantedView } from '../../src/ui/wanted-view.ts';
import { Again } from './Again.tsx';
import { NoticesOutline } from './NoticesOutline.tsx';
import type { OnNotice } from './useNoticeClick.ts';

export interface NoticesStateProps {
  of: 'signed-out' | 'error' | 'empty';
  compact?: boolean;
  hint?: string;
  /** Of what could not be loaded. */
  list?: { error: PortalError | undefined; isValidating: boolean; retry: () => void };
  onNavigate: OnNotice | undefined;
}

// Nearly everybody who looks here is signed in, has messages and gets them.
const useView = wantedView<NoticesStateProps>(() =>
  import('./NoticesStateView.tsx').then((module) => module.NoticesStateView),
);

/** What stands in place of messages. */
export function NoticesState(props: NoticesStateProps) {
  const { View, retry } = useView();
  if (View) return <View {...props} />;
  if (!retry) return <NoticesOutline />;
  const { list } = props;
  const again = () => {
    retry();
    list?.retry();
  };
  return <Again text={list?.error?.message} onRetry={again} />;
}
