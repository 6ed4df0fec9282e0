/** Ends what is still fading, since its contrast is an intermediate one. */
export function finishAnimations(...roots: readonly (DocumentOrShadowRoot | null)[]): void {
  for (const animation of roots.flatMap((root) => root?.getAnimations() ?? [])) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
