/** Resolves when nothing moves in any more, also in shadow roots: colours are only checked at rest. */
export async function settled(element: HTMLElement): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [element.ownerDocument];
  for (const child of element.querySelectorAll('*')) if (child.shadowRoot) roots.push(child.shadowRoot);
  // Storybook pauses what it can see while it tests; a paused animation never finishes.
  const moving = roots
    .flatMap((root) => root.getAnimations())
    .filter(
      (animation) =>
        animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity,
    );
  await Promise.allSettled(moving.map((animation) => animation.finished));
}
