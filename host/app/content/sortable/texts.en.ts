export const sortableTexts = {
  handle: 'Drag to reorder: {name}',
  role: 'sortable item',
  instructions:
    'Press Space to pick up the item, use the arrow keys to move it, press Space again to drop it, or Escape to cancel.',
  up: 'Move up: {name}',
  down: 'Move down: {name}',
  lifted: 'Picked up “{name}”, item {position} of {count}.',
  over: '“{name}” is over position {position} of {count}.',
  overOther: '“{name}” is over the list of “{list}”.',
  dropped: '“{name}” was dropped and is now item {position} of {count}.',
  droppedOther: '“{name}” was moved to “{list}”.',
  cancelled: 'Cancelled; “{name}” stays item {position}.',
};
