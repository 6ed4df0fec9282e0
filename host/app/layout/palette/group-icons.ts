import { FileText, History, PenLine, Search, Zap, type LucideIcon } from 'lucide-react';
import type { GroupName } from './choices.ts';

export const groupIcons: Readonly<Record<GroupName, LucideIcon>> = {
  recent: History,
  actions: Zap,
  pages: FileText,
  authoring: PenLine,
  search: Search,
};
