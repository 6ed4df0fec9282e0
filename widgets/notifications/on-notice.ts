import type { NavigateDetail } from '../../src/ui/navigate.ts';

export interface NoticeDetail extends NavigateDetail {
  /** What a message is about; missing for a link that is no message's. */
  sourceType?: number;
  sourceId?: string;
}

/** False: whoever was told has taken it. A message for the feedback desk has no address: its `url` is ''. */
export type OnNotice = (detail: NoticeDetail) => boolean | void;
