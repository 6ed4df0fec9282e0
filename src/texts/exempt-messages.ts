/** Server messages for an expired QR code or an early update, which never raise a toast. */
export const exemptMessages = ['二维码已过期', '更新时间不合法', 'QR code expired', 'illegal update time'];
