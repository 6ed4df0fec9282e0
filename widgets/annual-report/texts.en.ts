export const annualReportTexts = {
  title: 'Annual learning report',
  lead: 'Scan the QR code with your phone to see your annual learning report',
  image: 'QR code of the annual learning report',
  open: 'Open it here',
  newWindow: ' (opens in a new window)',
  failed: 'The address of the report could not be loaded',
};
