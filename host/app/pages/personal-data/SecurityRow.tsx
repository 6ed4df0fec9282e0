import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { MouseEvent, ReactNode } from 'react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './security-row.css?inline';

interface SecurityRowProps {
  icon: ReactNode;
  name: string;
  /** The displayed value, e.g. the masked number; '' if there is none. */
  value?: string;
  /** The label of the status, e.g. "verified". */
  status?: string;
  isGood?: boolean;
  /** Explains the purpose of the item. */
  text: string;
  link?: { label: string; url: SafeUrl };
  /** Replaces the link. */
  action?: ReactNode;
  onNavigate: OnNavigate | undefined;
}

/** A row of the security card, e.g. for the mobile number. */
export function SecurityRow({
  icon,
  name,
  value,
  status,
  isGood,
  text,
  link,
  action,
  onNavigate,
}: SecurityRowProps) {
  useStyles(css);
  return (
    <li className="portal-data-row">
      <span className="portal-data-row-icon">{icon}</span>
      <div className="portal-data-row-body">
        <p className="portal-data-row-name">
          <strong>{name}</strong>
          {value ? <span className="portal-data-row-value">{value}</span> : null}
          {status ? (
            <span className="portal-data-status" data-good={isGood || undefined}>
              {isGood ? (
                <CircleCheck size={14} aria-hidden="true" />
              ) : (
                <CircleDashed size={14} aria-hidden="true" />
              )}
              {status}
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
