const unmaskedTypes = new Set(['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'range', 'hidden']);

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !unmaskedTypes.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

const isPassword = (element: Element) =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code|cc-/.test(element.autocomplete));

/**
 * Hides the value of a field in the screenshot; without `maskFields` only that of passwords, codes and card data. A value
 * that stays visible is copied from the original.
 */
export function renderField(original: Element, clone: HTMLElement, maskFields: boolean): void {
  if (isPassword(original) || (maskFields && isField(original))) {
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
  // A clone has the values of the markup, not what the user has typed or chosen since.
  if (original instanceof HTMLTextAreaElement) clone.textContent = original.value;
  if (original instanceof HTMLInputElement) clone.toggleAttribute('checked', original.checked);
  if (original instanceof HTMLSelectElement) {
    [...clone.querySelectorAll('option')].forEach((option, index) =>
      option.toggleAttribute('selected', index === original.selectedIndex),
    );
  }
}
