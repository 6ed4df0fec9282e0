/** What a server says when a QR code has run out or an update comes too early: never worth a toast. */
export const exemptMessages = ['二维码已过期', '更新时间不合法', 'QR code expired', 'illegal update time'];
