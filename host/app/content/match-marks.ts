/** A text in lower case. `from` and `to` give each of its units the bounds of the original letter. */
function fold(original: string) {
  const folded = { text: '', from: [] as number[], to: [] as number[] };
  // Lower case may have another length than the original, so positions are kept letter by letter.
  let start = 0;
  for (const letter of original) {
    const end = start + letter.length;
    for (const unit of letter.toLowerCase().split('')) {
      folded.text += unit;
      folded.from.push(start);
      folded.to.push(end);
    }
    start = end;
  }
  return folded;
}

/**
 * Splits a text into the parts that contain a searched word, in any letter case, and the parts between them. The parts
 * together are the text.
 */
export function markMatches(text: string, searchVal: string) {
  const folded = fold(text);
  const isMarked = new Uint8Array(text.length);
  for (const word of fold(searchVal).text.split(/\s+/).filter(Boolean)) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      isMarked.fill(1, folded.from[at], folded.to[at + word.length - 1]);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  for (let start = 0, end = 1; start < text.length; end++) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue;
    parts.push({ text: text.slice(start, end), isMatch: isMarked[start] === 1 });
    start = end;
  }
  return parts;
}
