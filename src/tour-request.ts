/** Leads to the workbench, which begins its tour. */
export const TOUR_URL = '/space/workbench?tour=1';

/** Asks the shown page for the tour; only the workbench has one, and prevents the event. */
export const TOUR_EVENT = 'portal-tour';
