import { MapPin, Users } from 'lucide-react';
import type { Position } from '#src/api/about.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { AboutPart } from './AboutPart.tsx';
import { aboutTexts } from './texts.ts';

/** The open positions of the organisation. */
export function Talents() {
  const words = useTexts(aboutTexts);
  return (
    <AboutPart
      of={({ talents }) => (talents.length > 0 ? talents : undefined)}
      empty={words.noTalents}
      shape="positions"
    >
      {(talents) =>
        talents.map((position) => <OpenPosition key={`${position.title} ${position.place}`} {...position} />)
      }
    </AboutPart>
  );
}

function OpenPosition({ title, place, number, text, apply }: Position) {
  const words = useTexts(aboutTexts);
  const { config } = usePortal();
  const facts = [
    { name: words.place, value: place, Icon: MapPin },
    { name: words.headcount, value: number && fill(words.headcountOf, { count: number }), Icon: Users },
  ].filter(({ value }) => value);
  return (
    <section className="portal-about-position">
      <h2>{title}</h2>
      {facts.length > 0 ? (
        <dl className="portal-about-facts">
          {facts.map(({ name, value, Icon }) => (
            <div key={name}>
              <dt>
                <Icon size={16} aria-hidden="true" />
                <VisuallyHidden>{name}</VisuallyHidden>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {text ? <SafeHtml className="portal-about-prose" html={text} server={config} /> : null}
      {apply ? (
        <div className="portal-about-apply">
          <h3>{words.apply}</h3>
          <SafeHtml html={apply} server={config} />
        </div>
      ) : null}
    </section>
  );
}
