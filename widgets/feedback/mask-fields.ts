const open = new Set(['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'range', 'hidden']);

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !open.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

const isPassword = (element: Element) =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code|cc-/.test(element.autocomplete));

/** Covers what stands in a field; without `hasCover` only passwords and codes. What is shown stays as it is shown. */
export function coverField(original: Element, clone: HTMLElement, hasCover: boolean): void {
  if (isPassword(original) || (hasCover && isField(original))) {
    clone.removeAttribute('value');
    clone.removeAttribute('placeholder');
    clone.replaceChildren();
    clone.style.setProperty(
      'background',
      'repeating-linear-gradient(135deg, #d3d8e0 0 6px, #c2c8d3 6px 12px)',
      'important',
    );
    return;
  }
  // A clone knows what its markup says, not what somebody has typed or chosen since.
  if (original instanceof HTMLTextAreaElement) clone.textContent = original.value;
  if (original instanceof HTMLInputElement) clone.toggleAttribute('checked', original.checked);
  if (original instanceof HTMLSelectElement) {
    [...clone.querySelectorAll('option')].forEach((option, place) =>
      option.toggleAttribute('selected', place === original.selectedIndex),
    );
  }
}
