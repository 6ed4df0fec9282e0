/** The pages that the preview shows, by name; in the order in which they are offered. */
export const views = {
  elements: '/brand-elements.html',
  home: '/index',
  courses: '/course',
  login: '/login/index',
  workbench: '/space/workbench',
  learning: '/space/myCourses',
  notifications: '/space/myNotification',
} as const;

export type ViewName = keyof typeof views;

/** The preview's own page is told its theme and language; the portal's pages have those of the visitor. */
export const ownView = 'elements' satisfies ViewName;
