import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import type { ReactNode } from 'react';
import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { Contact } from '#src/api/about.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { usePageUrl } from '#src/ui/loading/hydration.ts';
import { AboutPart } from './AboutPart.tsx';
import { mailUrl, mapUrl } from './contact-links.ts';
import { CopyButton } from '../../content/CopyButton.tsx';
import { aboutTexts } from './texts.ts';

/** How to reach the organisation: addresses, phones, e-mail and opening hours. */
export function ContactDetails() {
  const words = useTexts(aboutTexts);
  return (
    <AboutPart
      of={({ contact }) => (contact && hasEntries(contact) ? contact : undefined)}
      empty={words.noContact}
      shape="contacts"
    >
      {(contact) => <ContactGroups {...contact} />}
    </AboutPart>
  );
}

const hasEntries = ({ addresses, phones, emails, hours }: Contact) =>
  [addresses, phones, emails, hours].some((entries) => entries.length > 0);

interface Row {
  name: string;
  /** The text that the copy button copies; '' for a row without one. */
  copied: string;
  value: ReactNode;
  link?: ReactNode;
}

interface Group {
  title: string;
  Icon: LucideIcon;
  rows: readonly Row[];
}

function ContactGroups({ addresses, phones, emails, hours }: Contact) {
  const words = useTexts(aboutTexts);
  const config = useSettings();
  const page = usePageUrl();
  const linked = (url: SafeUrl, text: string) => (url ? <Anchor href={url}>{text}</Anchor> : text);
  const groups: readonly Group[] = [
    {
      title: words.addresses,
      Icon: MapPin,
      rows: addresses.map((place) => ({
        name: place.name,
        copied: place.address,
        value: place.address,
        link: <MapLink url={mapUrl(place, config.links.map, page)} name={place.name || place.address} />,
      })),
    },
    {
      title: words.phones,
      Icon: Phone,
      rows: phones.map(({ name, number }) => ({
        name,
        copied: number,
        value: linked(telephoneUrl(number), number),
      })),
    },
    {
      title: words.emails,
      Icon: Mail,
      rows: emails.map(({ name, address }) => ({
        name,
        copied: address,
        value: linked(mailUrl(address), address),
      })),
    },
    {
      title: words.hours,
      Icon: Clock,
      rows: hours.map(({ name, text }) => ({ name, copied: '', value: text })),
    },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => <ContactGroup key={group.title} {...group} />);
}

function ContactGroup({ title, Icon, rows }: Group) {
  return (
    <section className="portal-about-group">
      <h2>
        <Icon size={20} aria-hidden="true" />
        {title}
      </h2>
      <address>
        <ul>
          {rows.map(({ name, copied, value, link }) => (
            <li key={`${name} ${copied}`} className="portal-about-contact">
              <span className="portal-about-contact-name">{name}</span>
              <span className="portal-about-contact-value">
                {value}
                {link}
              </span>
              {copied ? <CopyButton text={copied} /> : null}
            </li>
          ))}
        </ul>
      </address>
    </section>
  );
}

function MapLink({ url, name }: { url: SafeUrl; name: string }) {
  const words = useTexts(aboutTexts);
  if (!url) return null;
  return (
    <Anchor
      className="portal-about-map"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={fill(words.openMapOf, { name })}
    >
      {words.openMap}
    </Anchor>
  );
}
