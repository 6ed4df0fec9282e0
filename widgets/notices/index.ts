export { Again } from './Again.tsx';
export { moveByKey } from './move-by-key.ts';
export { NoticeList } from './NoticeList.tsx';
export { NoticesOutline } from './NoticesOutline.tsx';
export { isRead } from './reading.ts';
export { NoticesState } from './NoticesState.tsx';
export type { NoticeDetail, OnNotice } from './useNoticeClick.ts';
export { useReading, type NoticeReading } from './useReading.ts';
export { useCatchUp } from './useCatchUp.ts';
