import { browserslistToTargets, transform } from 'lightningcss';
import postcss from 'postcss';
import { floor } from '../server/target.ts';
import { postcssPlugins } from '../tokens/build-styles.ts';

const targets = browserslistToTargets([...floor]);

/** Writes a style sheet for the floor and minifies it, as Vite does in the other builds. */
export async function lowerStyles(text: string, filename: string): Promise<string> {
  const { css } = await postcss(postcssPlugins).process(text, { from: filename });
  const { code } = transform({ filename, code: Buffer.from(css), minify: true, targets });
  return code.toString();
}
