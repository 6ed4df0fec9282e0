export const menuTexts = {
  workbench: 'Learning center',
  myEchelon: 'Team building',
  studyArchive: 'Study archive',
  myCourses: 'My courses',
  addProject: 'Bind a project',
  myCertificates: 'My certificates',
  myOrder: 'My orders',
  myData: 'Personal data',
  point: 'My points',
  myNotification: 'System messages',
  creation: 'Authoring center',
};
