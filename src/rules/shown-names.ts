/**
 * The query parameters of our pages that hold nothing secret. Any other one may be a key to a session, whatever it is
 * called, and is never shown, stored or sent.
 */
const shownNames = new Set([
  // Which organisation, item, part of an item, and place in it.
  ...['orgCode', 'id', 'lesson', 'question', 'paper', 'attempt', 'project', 'orders', 'tab', 'part', 'step'],
  // Which list of a page, and its filters.
  ...[
    'page',
    'size',
    'current',
    'sort',
    'order',
    'type',
    'status',
    'show',
    'view',
    'day',
    'tag',
    'price',
    'from',
  ],
  ...[
    'categoryId',
    'orgCategoryId',
    'labelId',
    'provinceId',
    'courseSetId',
    'regionId',
    'year',
    'period',
    'stage',
  ],
  ...['subject', 'role', 'kind', 'lang', 'locale', 'tour'],
  // A brand, and how the studio shows it.
  ...['radius', 'radiusLarge', 'font', 'density', 'height', 'spacing', 'logo', 'theme', 'width'],
  // Addresses, whose own parameters are judged by the same rule.
  ...['redirect', 'text', 'url', 'redirect_uri'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
]);

/** Typed text, in which any character may stand. */
const textNames = new Set(['searchVal', 'q', 'title', 'brand', 'ownFont']);

export const isTextName = (name: string): boolean => textNames.has(name);

export const isShownName = (name: string): boolean => shownNames.has(name) || isTextName(name);

// A JSON web token, or a long run of letters and digits that nobody types.
const secretValue = /\bey[\w-]+\.[\w-]+|(?=[^\d]*\d)(?=[^a-z]*[a-z])[\w~+=-]{32,}/i;

/** A user and a password before a host, however the address around them is written. */
const credentials = /[^\s/\\:@]:[^\s/\\@]*@/;

/** Recognizes the key of a session, or a password, by the form of the value, under any name. */
export const looksSecret = (value: string): boolean => secretValue.test(value) || credentials.test(value);
