import type { Page } from 'playwright';

declare global {
  interface Window {
    /** All texts that the back end has answered. */
    answeredTexts: string;
  }
}

/** Keeps the texts of all answers for `foreignTexts`, in each page that opens from now on. */
export const keepAnsweredTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.answeredTexts = '';
    const send = window.fetch;
    window.fetch = async (...given) => {
      const response = await send(...given);
      const isAnswer = !response.url.endsWith('/portal.config.json');
      if (isAnswer && response.headers.get('content-type')?.includes('json')) {
        JSON.stringify(await response.clone().json(), (_, value: unknown) => {
          if (typeof value === 'string') window.answeredTexts += `${value}\n`;
          return value;
        });
      }
      return response;
    };
  });

/** The words that stand on pages without an accent, each with its reason. */
const allowed: readonly [pattern: RegExp, reason: string][] = [
  [/https?:\S+/, 'an address that is printed'],
  [/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[MTWFS]/, 'the browser’s own name of a day'],
  [
    /Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?/,
    'the browser’s own name of a month',
  ],
  [/(?<=\d)[KM]/, 'the browser’s own short form of a number'],
  [/(?:Ctrl|Shift)(?:[ +][A-Z])?/, 'the name of a key'],
  [/png|gif|bmp|jpe?g|webp|mp4|webm|mov|pdf|xlsx?|docx?|pptx?|zip/, 'a type of files'],
  [/English|简体中文|繁體中文/, 'a language’s own name'],
];

/**
 * The words that a reader sees or hears and that come neither from our texts, whose letters all have accents, nor from an
 * answer.
 */
export const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (patterns) => {
      const known = new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`, 'giu');
      // Stored values were answered to an earlier page.
      const stored = [localStorage, sessionStorage].map((one) => JSON.stringify(one));
      const answered = [window.answeredTexts, ...stored].join('\n');
      const words = new Set(answered.toLowerCase().match(/[a-z]+/g));
      const isAnswered = (word: string) => words.has(word.toLowerCase()) || answered.includes(word);
      const isPlain = (word: string) => /^[a-z]+$/i.test(word) || /\p{Script=Han}/u.test(word);
      /** By element and attribute: rows are alike, and one text stands for all of them. */
      const flaws = new Map<string, string>();
      const note = (element: Element, what: string, text: string) => {
        const left = text.replaceAll(known, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
        const word = left.find((one) => isPlain(one) && !isAnswered(one));
        if (word === undefined) return;
        const place = `${element.localName}.${element.getAttribute('class') ?? ''}${what}`;
        flaws.set(place, `${place}: “${word}” of “${text.trim().slice(0, 80)}” is in no file of texts`);
      };
      note(document.documentElement, ' title', document.title);
      const attributes =
        'aria-label title alt placeholder aria-description aria-valuetext aria-roledescription label';
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest('script, style') || !(element.checkVisibility() || element.closest('select')))
          continue;
        for (const child of element.childNodes)
          if (child.nodeType === Node.TEXT_NODE) note(element, '', child.textContent ?? '');
        for (const attribute of attributes.split(' '))
          note(element, ` [${attribute}]`, element.getAttribute(attribute) ?? '');
        for (const pseudo of ['::before', '::after']) {
          const { content } = getComputedStyle(element, pseudo);
          if (content.startsWith('"')) note(element, pseudo, content);
        }
      }
      return [...flaws.values()];
    },
    allowed.map(([pattern]) => pattern.source),
  );
