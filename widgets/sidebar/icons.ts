import {
  Archive,
  Award,
  BookOpen,
  Bell,
  Coins,
  Link2,
  LayoutDashboard,
  PenLine,
  ClipboardList,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { MenuPageName } from './menu-texts.ts';

export const menuIcons: Readonly<Record<MenuPageName, LucideIcon>> = {
  workbench: LayoutDashboard,
  myEchelon: UsersRound,
  studyArchive: Archive,
  myCourses: BookOpen,
  addProject: Link2,
  myCertificates: Award,
  myOrder: ClipboardList,
  myData: UserRound,
  point: Coins,
  myNotification: Bell,
  creation: PenLine,
};
