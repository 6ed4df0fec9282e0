import type { SafeUrl } from '#src/rules/safe-url.ts';
import {
  BookOpen,
  ClipboardCheck,
  ListTodo,
  MessagesSquare,
  PenLine,
  Video,
  type LucideIcon,
} from 'lucide-react';

interface TaskKind {
  Icon: LucideIcon;
  /** The path of the page for tasks of this kind. */
  to: SafeUrl;
}

const kinds: Readonly<Record<string, TaskKind>> = {
  course: { Icon: BookOpen, to: '/space/myCourses' },
  exam: { Icon: ClipboardCheck, to: '/space/myExamination' },
  live: { Icon: Video, to: '/space/myLive' },
  homework: { Icon: PenLine, to: '/space/myProject' },
  discussion: { Icon: MessagesSquare, to: '/space/myProject' },
};

const other: TaskKind = { Icon: ListTodo, to: '/space/myStudyTask' };

export function taskKind(type: string | null | undefined): TaskKind {
  return (Object.hasOwn(kinds, type ?? '') && kinds[type ?? '']) || other;
}
