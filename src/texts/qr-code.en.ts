export const qrCodeTexts = {
  qrTooLong: 'The content is too long for a QR code',
};
