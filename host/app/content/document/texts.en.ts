export const documentTexts = {
  print: 'Print or save as PDF',
  cannotPrint: 'This browser cannot print. Please open the page in your system’s browser',
  qrCode: 'QR code of this page',
  qrHint: 'Scan the code to view this page online and compare it with the paper.',
  printed: 'Printed on {date}',
};
