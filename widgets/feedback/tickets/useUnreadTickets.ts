import { useEffect, useRef, useState } from 'react';
import { getTickets, type Ticket, type TicketStatus } from '#src/api/tickets.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { TICKET_PAGE_SIZE } from '#src/rules/limits.ts';

interface PagedTicket {
  page: number;
  ticket: Ticket;
}

const isUnread = ({ ticket }: PagedTicket) => ticket.unreadMsgCount > 0;
const sum = (entries: readonly PagedTicket[]) =>
  entries.reduce((count, { ticket }) => count + ticket.unreadMsgCount, 0);

/**
 * The tickets with unread replies, from all pages of the list, since the server does not filter. Pages are fetched until
 * as many replies are found as there are. `total`: the number of tickets; undefined until it is known.
 */
export function useUnreadTickets(unread: number, total: number | undefined) {
  const { http } = usePortal();
  const [entries, setEntries] = useState<readonly PagedTicket[]>([]);
  /** The chosen tickets stay in the filtered list when they are read; null: all tickets are shown. */
  const [filter, setFilter] = useState<ReadonlySet<string> | null>(null);
  const found = useRef(entries);
  found.current = entries;

  useEffect(() => {
    if (!total || sum(found.current) >= unread) return;
    let isCurrent = true;
    const collect = async () => {
      // By id: a ticket that moves to the next page between two requests counts once.
      const collected = new Map<string, PagedTicket>();
      for (let page = 1; page <= Math.ceil(total / TICKET_PAGE_SIZE); page++) {
        const response = await getTickets(http, { current: page }, { silent: true });
        if (!isCurrent || response.type !== 'success') return;
        for (const ticket of response.data.records) collected.set(ticket.problemId, { page, ticket });
        if (sum([...collected.values()]) >= unread) break;
      }
      setEntries([...collected.values()].filter(isUnread));
    };
    // Without it the list is as complete as before, only the hints are missing.
    collect().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [http, unread, total]);

  return {
    /** The pages of the list that contain unread replies. */
    pages: new Set(entries.filter(isUnread).map(({ page }) => page)),
    isFiltered: filter !== null,
    toggleFilter: () =>
      setFilter(filter ? null : new Set(entries.filter(isUnread).map(({ ticket }) => ticket.problemId))),
    tickets: entries
      .filter((entry) => isUnread(entry) || filter?.has(entry.ticket.problemId))
      .map(({ ticket }) => ticket),
    /** Marks a ticket as read; whether it had unread replies. */
    markRead(ticketId: string, status: TicketStatus): boolean {
      const entry = found.current.find(({ ticket }) => ticket.problemId === ticketId);
      if (!entry || !isUnread(entry)) return false;
      const ticket = { ...entry.ticket, state: status, unreadMsgCount: 0 };
      setEntries((all) => all.map((one) => (one.ticket.problemId === ticketId ? { ...one, ticket } : one)));
      return true;
    },
  };
}
