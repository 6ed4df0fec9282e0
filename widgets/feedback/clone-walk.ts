/**
 * Tells which element a clone was made of: the library that makes them names only the clone. It asks `enter` before an
 * element is cloned, and calls `leave` when the element and all it contains are.
 */
export function createCloneWalk(root: Element) {
  const path: Element[] = [];
  const framed = new Set<Element>();
  return {
    enter(element: Element): void {
      path.push(element);
    },
    leave(clone: Element): Element {
      const original = path.at(-1);
      if (!original) return root;
      // The page inside of a frame is left before the frame itself, with nobody having entered it.
      if (original.localName === 'iframe' && clone.localName === 'html' && !framed.has(original)) {
        framed.add(original);
        return original;
      }
      path.pop();
      return original;
    },
  };
}
