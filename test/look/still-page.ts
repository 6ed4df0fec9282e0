import { readFileSync, writeFileSync } from 'node:fs';
import { pinnedFont } from './fonts.ts';
import { flatPixels } from './flat-pictures.ts';
import { LOOK_TIME } from './looks.ts';
import { withoutFocusRing } from './page-picture.ts';

/** The page of one story for browsers whose drivers cannot prepare a page: nothing in it depends on the machine. */
export const stillPage = 'still.html';

/** Its date stands still; timers go on. */
const fixedDate = `{
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length ? given : [${LOOK_TIME.getTime()}])); }
    static now() { return ${LOOK_TIME.getTime()}; }
  };
}`;

/** As the masks of the other pictures; see page-picture.ts. */
const hidden = `video, :has(> [aria-label='播放进度']), img[alt='微信登录二维码'] { visibility: hidden !important; }
* { caret-color: transparent !important; scrollbar-width: none !important; }
::-webkit-scrollbar { display: none; }
${withoutFocusRing}`;

/** Puts it beside the page of Storybook. */
export async function writeStillPage(siteFolder: string): Promise<void> {
  const page = readFileSync(`${siteFolder}/iframe.html`, 'utf8');
  const style = `${pinnedFont()} ${await flatPixels()} ${hidden}`;
  writeFileSync(
    `${siteFolder}/${stillPage}`,
    page
      .replace('<head>', `<head><script>${fixedDate}</script>`)
      .replace('</head>', `<style>${style}</style></head>`),
  );
}
