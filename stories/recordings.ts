import { readRecording, type Recording } from '#host/contract/recording/recording.ts';

/** The files that a designer has put into the folder `recordings`, which git ignores. */
const files = import.meta.glob<string>('./recordings/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

/** The choices of the toolbar: the sandbox, or a recorded back end. */
export const dataChoices = [
  { value: '', title: '示例数据' },
  ...Object.keys(files).map((path) => ({ value: path, title: nameOf(path) })),
];

export function recordingAt(path: unknown): Recording | undefined {
  const text = typeof path === 'string' ? files[path] : undefined;
  return text === undefined ? undefined : readRecording(text);
}
