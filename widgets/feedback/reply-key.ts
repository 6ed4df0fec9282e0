interface Key {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  /** 229: the input method has taken the key; Safari says so even after the composition has ended. */
  keyCode: number;
}

/** What a key does in the reply box: Enter sends, Ctrl+Enter (Shift, Alt, Command too) is a new line. */
export function replyKey(pressed: Key): 'send' | 'newline' | null {
  if (pressed.key !== 'Enter' || pressed.isComposing || pressed.keyCode === 229) return null;
  return pressed.ctrlKey || pressed.shiftKey || pressed.altKey || pressed.metaKey ? 'newline' : 'send';
}
