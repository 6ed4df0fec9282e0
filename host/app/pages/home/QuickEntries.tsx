import type { SafeUrl } from '#src/rules/safe-url.ts';
import {
  Award,
  BookOpen,
  ClipboardCheck,
  Coins,
  FolderOpen,
  GraduationCap,
  Smartphone,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { homeTexts, type HomeWords } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';

const entries: readonly { name: keyof HomeWords; href: SafeUrl; Icon: LucideIcon }[] = [
  { name: 'workbench', href: '/space/workbench', Icon: GraduationCap },
  { name: 'myCourses', href: '/space/myCourses', Icon: BookOpen },
  { name: 'archive', href: '/space/studyArchive', Icon: FolderOpen },
  { name: 'certificates', href: '/space/myCertificates', Icon: Award },
  { name: 'credit', href: '/space/point', Icon: Coins },
  { name: 'exams', href: '/space/myExamination', Icon: ClipboardCheck },
  { name: 'contest', href: '/contest', Icon: Trophy },
  { name: 'app', href: '/appDownload', Icon: Smartphone },
];

/** Links to the pages that learners open most often. */
export function QuickEntries() {
  const words = useTexts(homeTexts);
  return (
    <nav className="portal-home-quick" aria-label={words.quick}>
      <ul>
        {entries.map(({ name, href, Icon }) => (
          <li key={name}>
            <Link className="portal-home-quick-link" href={href}>
              <span className="portal-home-quick-icon">
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              </span>
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
