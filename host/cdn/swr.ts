// Apart: most who read a call change nothing in advance.
export { default, unstable_serialize, useSWRConfig, type Cache } from './swr-read.ts';
export { mutate } from './swr-change.ts';
