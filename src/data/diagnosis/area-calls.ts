import { getMyCredit } from '../../api/credit.ts';
import { getCourses } from '../../api/lists.ts';
import { getNavigation } from '../../api/navigation.ts';
import { getOrders } from '../../api/orders.ts';
import { getOrgByCode } from '../../api/org.ts';
import { getRecords } from '../../api/records.ts';
import { getTotal } from '../../api/space.ts';
import { getMyCourses } from '../../api/study.ts';
import { getTickets } from '../../api/tickets.ts';
import { getNotificationCounts } from '../../api/unread.ts';
import { getUserInfo } from '../../api/user-info.ts';
import type { Endpoint, EndpointResponse, Http, SendOptions } from '../../http/endpoint.ts';
import type { SessionState } from '../../session/session-state.ts';

export interface AreaCall {
  path: string;
  feature: string;
  /** Answers guests, too. */
  isPublic: boolean;
  ask(http: Http, state: SessionState, options: SendOptions): Promise<EndpointResponse<unknown>>;
}

const callOf = <Input, Data>(
  endpoint: Endpoint<Input, Data>,
  inputOf: (state: SessionState) => Input,
  isPublic = false,
): AreaCall => ({
  path: endpoint.definition.path,
  feature: endpoint.definition.feature ?? '',
  isPublic,
  ask: (http, state, options) => endpoint(http, inputOf(state), options),
});

const firstPage = { current: 1, size: 1 };

/** The first call of each area, most important ones first. */
export const areaCalls = {
  user: callOf(getUserInfo, () => {}, true),
  organisation: callOf(getOrgByCode, ({ orgCode }) => ({ orgCode }), true),
  navigation: callOf(getNavigation, ({ orgCode }) => ({ orgCode }), true),
  notifications: callOf(getNotificationCounts, () => {}),
  feedback: callOf(getTickets, () => ({ current: 1 })),
  lists: callOf(getCourses, () => firstPage, true),
  learning: callOf(getMyCourses, () => firstPage),
  totals: callOf(getTotal, () => {}),
  credit: callOf(getMyCredit, () => {}),
  orders: callOf(getOrders, () => firstPage),
  records: callOf(getRecords, () => ({ kind: 'exam' as const, ...firstPage })),
} as const;
