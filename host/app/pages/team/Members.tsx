import { useMemo } from 'react';
import { getRegionMembers, type RegionMember } from '#src/api/study.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { rolesTexts } from '#src/texts/roles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { ProgressBar } from '../../content/ProgressBar.tsx';
import { listOf } from '../../content/records/record-sources.ts';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { RecordList } from '../../content/records/RecordList.tsx';
import { hasReached, hoursText, optionsOf, roleText } from './members.ts';
import css from './team.css?inline';
import { teamTexts } from './texts.ts';

/** The members of the learner's district in a project. */
export function Members({ projectId }: { projectId: string }) {
  useStyles(css);
  const kind = useMemberKind(projectId);
  return <RecordList kind={kind} />;
}

function useMemberKind(projectId: string): RecordKind<RegionMember> {
  const words = useTexts(teamTexts);
  const roles = useTexts(rolesTexts);
  const { config, language } = usePortal();
  const source = useMemo(() => listOf(getRegionMembers, { id: projectId }), [projectId]);
  // The list shares this query; here it only gives the filters their options.
  const { data: members } = useQuery(getRegionMembers, { id: projectId });
  return useMemo(() => {
    const role = (member: RegionMember) => roleText(member, roles);
    const school = (member: RegionMember) => member.school ?? '';
    const filterBy = (key: 'role' | 'school', textOf: (member: RegionMember) => string) => ({
      key,
      label: words[key],
      options: optionsOf(members ?? [], textOf, language.locale),
      has: (member: RegionMember, wanted: string) => textOf(member) === wanted,
    });
    return {
      title: words.members,
      source,
      id: ({ userId }) => userId,
      picture: ({ avatar }) => <Avatar src={imageUrl(avatar ?? '', config)} name="" size={32} />,
      columns: [
        {
          key: 'name',
          heading: words.name,
          text: ({ realName }) => realName,
          sort: ({ realName }) => realName,
        },
        { key: 'role', heading: words.role, text: role, sort: role },
        { key: 'school', heading: words.school, text: school, sort: school },
        { key: 'region', heading: words.region, text: ({ region }) => region ?? '' },
        {
          key: 'hours',
          heading: words.hours,
          text: (member) => hoursText(member, words),
          cell: (member) => <Hours member={member} />,
          sort: ({ lessonNum }) => lessonNum,
        },
      ],
      filters: [filterBy('role', role), filterBy('school', school)],
      tabs: [
        { value: 'all', label: words.all },
        { value: 'reached', label: words.reached, has: (member) => hasReached(member) === true },
        { value: 'behind', label: words.behind, has: (member) => hasReached(member) === false },
      ],
      searchHint: words.searchHint,
      empty: { text: words.empty, hint: words.emptyHint },
    };
  }, [words, roles, source, members, config, language.locale]);
}

function Hours({ member }: { member: RegionMember }) {
  const words = useTexts(teamTexts);
  const { lessonNum, lessonAim } = member;
  return (
    <span className="portal-team-hours">
      {hoursText(member, words) || <Counter value={null} />}
      {lessonAim ? <ProgressBar progress={((lessonNum ?? 0) / lessonAim) * 100} /> : null}
    </span>
  );
}
