export const avatarTexts = {
  change: 'Change picture',
};

export const avatarCropTexts = {
  title: 'Change picture',
  choose: 'Choose a picture',
  chooseAgain: 'Choose another',
  drop: 'Drop a picture here, or paste one',
  dropNow: 'Drop to use this picture',
  types: 'gif, jpg, png or bmp, up to 1 MB',

  wrongType: 'The picture has to be a .gif, jpeg, jpg, png or bmp.',
  empty: 'The picture’s file is empty. Please choose another.',
  tooLarge: 'The picture may not be larger than 1 MB.',
  tooLargeNow: 'This one has {size} MB.',
  shrink: 'Make it smaller',
  shrinkFailed: 'The picture could not be made smaller. Please choose another.',
  broken: 'The picture cannot be opened and may be damaged. Please choose another.',
  loadFailed: 'The cropping tool could not be loaded. Check your connection and try again.',
  loading: 'Opening the picture',

  area: 'Crop',
  areaHint:
    'Drag the picture to move it, zoom with the wheel or two fingers. By keyboard, move it with the arrow keys, faster with Shift, and zoom with plus and minus.',
  areaHintMouse: 'Drag to move, zoom with the wheel',
  areaHintTouch: 'Drag to move, zoom with two fingers',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: '{percent}%',
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  reset: 'Reset',
  turned: 'The picture is rotated by {angle} degrees',
  small: 'The picture is small and may look blurred.',

  preview: 'Preview',
  previewOf: 'Preview, {size} by {size} px',
  current: 'Current picture',
  size: '{size} × {size}',

  save: 'Save',
  uploading: 'Uploading',
  stop: 'Cancel the upload',
  stopped: 'The upload was cancelled. Your crop is still here.',
  uploaded: 'Your picture has been changed.',
  failed: 'The picture could not be uploaded. Please try again.',
  signedOut: 'You have been signed out. Sign in again to save; your picture and its crop stay here.',
  login: 'Sign in again',
};
