import type { MouseEvent, ReactNode } from 'react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '../../src/ui/Button.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

interface SecurityRowProps {
  icon: ReactNode;
  name: string;
  /** E.g. the masked number; '' where there is none to show. */
  value?: string;
  /** E.g. verified. */
  state?: string;
  isGood?: boolean;
  /** What it is good for. */
  text: string;
  link?: { label: string; url: string };
  /** Instead of a link. */
  action?: ReactNode;
  onNavigate: OnNavigate | undefined;
}

/** One thing that secures the account. */
export function SecurityRow({
  icon,
  name,
  value,
  state,
  isGood,
  text,
  link,
  action,
  onNavigate,
}: SecurityRowProps) {
  return (
    <li className="portal-data-row">
      <span className="portal-data-row-icon">{icon}</span>
      <div className="portal-data-row-body">
        <p className="portal-data-row-name">
          <strong>{name}</strong>
          {value ? <span className="portal-data-row-value">{value}</span> : null}
          {state ? (
            <span className="portal-data-state" data-good={isGood || undefined}>
              {isGood ? (
                <CircleCheck size={14} aria-hidden="true" />
              ) : (
                <CircleDashed size={14} aria-hidden="true" />
              )}
              {state}
            </span>
          ) : null}
        </p>
        <p className="portal-data-row-text">{text}</p>
      </div>
      {link ? (
        <Button
          href={link.url}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url: link.url }, onNavigate)}
        >
          {link.label}
        </Button>
      ) : (
        action
      )}
    </li>
  );
}
