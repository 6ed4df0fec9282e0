/** The browsers that every build targets. */
export const buildTarget = {
  target: 'es2022',
  // The style sheets use light-dark() and relative colours; rewriting those for older browsers would break them.
  cssTarget: ['chrome125', 'firefox128', 'safari18'],
  sourcemap: false,
};

/** Libraries and widgets mark modules for React's server components, which our builds do not have. */
export const checks = { moduleLevelDirective: false };

/** The limits of a room are one module: written into the code that uses them, they are no part of a first load. */
export const optimization = { inlineConst: { mode: 'all' as const } };
