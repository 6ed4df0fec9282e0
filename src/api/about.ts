import * as v from 'valibot';
import { counter, optionalText } from './schemas.ts';

const list = <Entry extends v.GenericSchema>(entry: Entry) => v.nullish(v.array(entry), []);

const position = v.looseObject({
  title: v.string(),
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
  address: v.string(),
  /** Where a map shows it: http(s) or `geo:`. */
  mapUrl: optionalText,
  latitude: counter,
  longitude: counter,
});
export type Place = v.InferOutput<typeof place>;

const contact = v.looseObject({
  addresses: list(place),
  phones: list(v.looseObject({ name: optionalText, number: v.string() })),
  emails: list(v.looseObject({ name: optionalText, address: v.string() })),
  /** Opening hours, e.g. on workdays and on Saturdays. */
  hours: list(v.looseObject({ name: optionalText, text: v.string() })),
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
