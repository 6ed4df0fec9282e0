/** Which notifications are shown. */
export type Shown = 'all' | 'unread' | 'read';

/** The type, filter and page that the user has chosen. */
export interface MessagesChoice {
  /** Undefined: all types. */
  type: number | undefined;
  shown: Shown;
  /** Counted from 1. */
  page: number;
}

/** Keeps the choice outside of the component, e.g. in the URL of the page. */
export interface ChoiceHolder {
  value: MessagesChoice;
  /** `replace`: a correction instead of a choice of the user, so that Back does not lead to it. */
  onChange: (next: MessagesChoice, how: 'push' | 'replace') => void;
}

/** Parses the query of a URL; what is missing or malformed means the default. */
export function parseChoice(query: URLSearchParams): MessagesChoice {
  const shown = query.get('show');
  return {
    type: /^\d{1,9}$/.test(query.get('type') ?? '') ? Number(query.get('type')) : undefined,
    shown: shown === 'unread' || shown === 'read' ? shown : 'all',
    page: /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  };
}

/** Writes a choice into a query, where other parameters stay; defaults are left out. */
export function writeChoice(query: URLSearchParams, { type, shown, page }: MessagesChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = { type, show: shown === 'all' ? undefined : shown, page: page === 1 ? undefined : page };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
