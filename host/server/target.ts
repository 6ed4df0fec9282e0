/** The browsers that every build targets. */
export const buildTarget = {
  target: 'es2022',
  // The style sheets use light-dark() and relative colours; rewriting those for older browsers would break them.
  cssTarget: ['chrome125', 'firefox128', 'safari18'],
  sourcemap: false,
};
