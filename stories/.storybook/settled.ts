/** Resolves when all animations have ended, also in shadow roots: contrast is only checked at rest. */
export async function settled(element: HTMLElement): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [element.ownerDocument];
  for (const child of element.querySelectorAll('*')) if (child.shadowRoot) roots.push(child.shadowRoot);
  // Storybook pauses the animations that it can see during tests, and a paused animation never finishes.
  const moving = roots
    .flatMap((root) => root.getAnimations())
    .filter(
      (animation) =>
        animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity,
    );
  await Promise.allSettled(moving.map((animation) => animation.finished));
}
