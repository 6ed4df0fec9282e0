import * as v from 'valibot';
import { counter, list, optionalText, text } from './schemas.ts';

const position = v.looseObject({
  title: text,
  place: optionalText,
  /** How many people are wanted. */
  number: counter,
  /** HTML: duties and requirements. */
  text: optionalText,
  /** HTML: how to apply. */
  apply: optionalText,
});
export type Position = v.InferOutput<typeof position>;

const place = v.looseObject({
  name: optionalText,
  address: text,
  /** Where a map shows it: http(s) or `geo:`. */
  mapUrl: optionalText,
  latitude: counter,
  longitude: counter,
});
export type Place = v.InferOutput<typeof place>;

const contact = v.looseObject({
  addresses: list(place),
  phones: list(v.looseObject({ name: optionalText, number: text })),
  emails: list(v.looseObject({ name: optionalText, address: text })),
  /** Opening hours, e.g. on workdays and on Saturdays. */
  hours: list(v.looseObject({ name: optionalText, text: text })),
});
export type Contact = v.InferOutput<typeof contact>;

/** The organisation's description of itself, `about` in its configuration. Every part may be missing. */
export const aboutContent = v.looseObject({
  /** HTML. */
  us: optionalText,
  talents: list(position),
  contact: v.nullish(contact),
});
export type AboutContent = v.InferOutput<typeof aboutContent>;
