export const hostTexts = {
  language: 'Language',
  loadingPage: 'Loading the page',
  palette: 'Command palette ({key})',
  noScript:
    'This portal needs JavaScript. Please enable it in the settings of your browser, then reload the page.',
  unstarted:
    'The scripts of this page are not ready, so forms cannot be sent yet. Please check your network and browser settings, then reload the page.',
  pending: 'Under construction, please look forward to it…',
  pendingHint: 'We are building this feature. You will find it here once it is ready.',
  backHome: 'Back to home',
  notFound: 'Sorry, this page does not exist',
  notFoundHint: 'The link may have expired, or the address may be mistyped.',
  serverError: 'Sorry, something went wrong',
  serverErrorHint: 'We have stopped what failed. Reload the page, or try again later.',
  reload: 'Reload',
  organisationFailed: 'The organisation could not be loaded',
  entranceFailed: 'The page could not be loaded',
  entranceHint: 'Check your network, then reload.',
  organisationsHint: 'Choose the organisation to visit. Only those open to visitors are listed.',
  currentOrganisation: 'Current organisation',
  startFailed: 'The portal cannot start',
  startFailedHint: 'Its configuration cannot be read. Please tell your administrator.',
};

export const leaveQuestionTexts = {
  otherOrganisation: 'This link belongs to {name}',
  logsOut: 'This link signs you out',
  running: 'You are signed in as {name}. Going on signs you out, in the other tabs of this browser too.',
  warning: 'Do not go on unless you meant to do this.',
  stay: 'Stay in my organisation',
  switch: 'Sign out and switch',
  keep: 'Stay signed in',
  logOut: 'Sign out',
  looking: 'Checking the link',
};

export const spaceTexts = {
  toggle: 'Personal space menu',
  trail: 'You are here',
};
