import { useCallback } from 'react';
import { FEEDBACK_SOURCE } from '#src/api/notifications.ts';
import type { OnNotificationNavigate } from '#widgets/shared/notifications/index.ts';
import { useNavigateHandler } from './useNavigateHandler.ts';
import { useOpenFeedback } from './useFeedback.ts';

/** Handles a click on a notification: a ticket opens the layout's feedback dialog, all others navigate. */
export function useNotificationHandler(): OnNotificationNavigate {
  const follow = useNavigateHandler();
  const openFeedback = useOpenFeedback();
  return useCallback<OnNotificationNavigate>(
    (detail) => {
      if (detail.sourceType !== FEEDBACK_SOURCE) return follow(detail);
      openFeedback('mine');
      return false;
    },
    [follow, openFeedback],
  );
}
