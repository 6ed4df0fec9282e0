export const workspaceTexts = {
  workspace: 'Tasks of the project',
  failed: 'The tasks could not be loaded',
  tutor: 'I am a tutor',
  tasksDone: '{done} of {count} {count:task|tasks} done',
  hoursDone: '{hours} of {aim} class hours',
  done: 'Done',
  notDone: 'Not done yet',
  emptyHint: 'Tasks appear here once they are published',
};
