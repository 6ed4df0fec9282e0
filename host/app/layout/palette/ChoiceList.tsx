import { useEffect, type MouseEvent, type Ref } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { useNavigateHandler } from '../useNavigateHandler.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import { groupIcons } from './group-icons.ts';
import { paletteTexts } from './texts.ts';
import type { AuthorStatus } from './useAuthorStatus.ts';

interface ChoiceListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly ChoiceGroup[];
  /** The id of the choice that Enter takes. */
  active: string | undefined;
  authorStatus: AuthorStatus;
  onRetry: () => void;
  /** The pointer has moved to a choice. */
  onPoint: (id: string) => void;
  onChoose: (choice: Choice) => void;
}

/** The choices in groups. They are no tab stops: the field moves through them. */
export function ChoiceList(props: ChoiceListProps) {
  const { ref, id, groups, active, authorStatus, onRetry, onPoint, onChoose } = props;
  const words = useTexts(paletteTexts);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className="portal-palette-scroll">
      <div
        ref={ref}
        id={id}
        role="listbox"
        aria-label={words.choices}
        aria-busy={authorStatus === 'loading' || undefined}
      >
        {groups.map(({ name, choices }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}-group`}>
            <div id={`${id}-${name}-group`} role="presentation" className="portal-palette-group">
              {words[name]}
            </div>
            {choices.map((choice) => (
              <ChoiceRow
                key={choice.id}
                elementId={`${id}-${choice.id}`}
                choice={choice}
                Icon={groupIcons[name]}
                isActive={choice.id === active}
                onPoint={() => onPoint(choice.id)}
                onChoose={() => onChoose(choice)}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 ? <p className="portal-palette-none">{words.none}</p> : null}
      {authorStatus === 'loading' ? (
        <div className="portal-palette-note">
          <Skeleton width={120} />
        </div>
      ) : null}
      {authorStatus === 'failed' ? (
        <div className="portal-palette-note" role="alert">
          {words.failed}
          <Button variant="link" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface ChoiceRowProps {
  elementId: string;
  choice: Choice;
  Icon: (typeof groupIcons)[keyof typeof groupIcons];
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function ChoiceRow({ elementId, choice, Icon, isActive, onPoint, onChoose }: ChoiceRowProps) {
  const follow = useNavigateHandler();
  const { href, label } = choice;
  const shared = {
    id: elementId,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: 'portal-palette-choice',
    onPointerMove: isActive ? undefined : onPoint,
    // The field keeps the focus, and a phone its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const inside = (
    <>
      <Icon size={18} aria-hidden="true" />
      <span className="portal-palette-label">{label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={onChoose}>
        {inside}
      </button>
    );
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    linkClick(event, { url: href }, (wish) => {
      onChoose();
      return follow(wish);
    });
  };
  return (
    <Anchor {...shared} href={href} onClick={handleClick}>
      {inside}
    </Anchor>
  );
}
