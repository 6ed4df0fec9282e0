import {
  Archive,
  Award,
  BookOpen,
  Bell,
  Coins,
  FolderPlus,
  LayoutDashboard,
  ReceiptText,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { MenuPageName } from './menu.ts';

export const menuIcons: Readonly<Record<MenuPageName, LucideIcon>> = {
  workbench: LayoutDashboard,
  myEchelon: UsersRound,
  studyArchive: Archive,
  myCourses: BookOpen,
  addProject: FolderPlus,
  myCertificates: Award,
  myOrder: ReceiptText,
  myData: UserRound,
  point: Coins,
  myNotification: Bell,
};
