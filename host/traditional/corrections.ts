/**
 * Corrections of the converted texts by hand. The conversion writes as one does in Taiwan (登入, 檔案, 影片), which is right for
 * most words of a portal, but it takes some for terms of programmers, and leaves some as one says them on the mainland.
 */

/** In every text: what the conversion writes, and what we say. They apply in this order. */
export const words: readonly (readonly [converted: string, said: string])[] = [
  ['“', '「'],
  ['”', '」'],
  ['釋出', '發布'],
  ['公佈', '公布'],
  ['佈置', '布置'],
  ['專案', '項目'],
  ['稽核', '審核'],
  ['型別', '類型'],
  ['繫結', '綁定'],
  ['許可權', '權限'],
  ['程式碼', '代碼'],
  ['傳送', '發送'],
  ['賬', '帳'],
  ['身份', '身分'],
  ['當前', '目前'],
  ['反饋', '回饋'],
  ['郵箱', '信箱'],
  ['二維碼', 'QR 碼'],
  ['客戶端', '用戶端'],
  ['導航', '導覽'],
  ['搜索', '搜尋'],
  ['粘貼', '貼上'],
  ['文本', '文字'],
  ['模板', '範本'],
  ['全屏', '全螢幕'],
  ['畫素', '像素'],
  ['引數', '參數'],
  ['點贊', '點讚'],
  ['獲贊', '獲讚'],
  ['彙集', '匯集'],
  ['盡快', '儘快'],
  ['回復', '回覆'],
  ['臺', '台'],
];

/** Whole texts by dotted key, where a word means something else than in the others. */
export const texts: Readonly<Record<string, string>> = {
  'lists.courseHint': '按主題、對象挑選課程，隨時學習，學完記學時',
  'lists.label': '適合對象',
  'registration.registerNoOrgText': '請透過所在機構提供的連結開啟註冊頁面。',
  'passwordWizards.noPhoneText': '綁定手機號後，才能透過簡訊驗證碼找回密碼',
};
