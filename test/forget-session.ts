/**
 * Clears everything that an earlier session has left in the browser: a late response may still store the organisation of
 * the tab when its test has ended.
 */
export function forgetSession(): void {
  localStorage.clear();
  for (const key of Object.keys(sessionStorage)) {
    // The waits for another code outlive a reload, which a test imitates by a second scene.
    if (!key.startsWith('portal.code.')) sessionStorage.removeItem(key);
  }
  document.cookie = 'portal_token=; Max-Age=0; path=/';
}
