import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isReadNow, markAllRead, markRead } from '#src/data/notifications/mark-read.ts';
import { notificationsOf } from '#src/data/notifications/notification-store.ts';
import { getUnreadPoll } from '#src/data/notifications/useUnreadCount.ts';
import { completeConfig } from '#src/config.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { createSession } from '#src/session/store.ts';

const unread = (id: string, type = 1) => ({ id, type, isRead: 0 });

function open(count: number) {
  const session = createSession(tokenCookie('reading_test', ''), 'demo');
  session.logIn('t', 'u-1');
  session.setState({ notificationCount: count });
  const portal = { session, config: completeConfig({}) };
  const release = vi.fn();
  const poll = getUnreadPoll(portal, 'notificationCount');
  vi.spyOn(poll, 'refresh');
  vi.spyOn(poll, 'setCount');
  vi.spyOn(poll, 'pause').mockReturnValue(release);
  return {
    portal,
    session,
    poll,
    release,
    mark: (
      notifications: readonly ReturnType<typeof unread>[],
      send: () => Promise<void>,
      options?: { allOf?: number },
    ) => markRead(portal, notifications, send, options),
    count: () => session.getState().notificationCount,
    isRead: (id: string) => isReadNow(portal, unread(id)),
    /** The unread counts of the types 1 and 2, after the poll has fetched them. */
    setRows(...counts: number[]) {
      notificationsOf(portal).rows = counts.map((one, index) => ({ type: index + 1, name: '', count: one }));
    },
    rows: () => notificationsOf(portal).rows?.map((row) => row.count),
  };
}

/** Creates a request that the test settles. */
function call() {
  let succeed = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return { make: () => promise, succeed: () => succeed(), fail: () => fail(new Error('refused')) };
}

describe('marking read', () => {
  test('takes it off the count at once, and tells the other tabs when it is done', async () => {
    const { mark, poll, release, count, isRead } = open(5);
    const { make, succeed } = call();
    const marked = mark([unread('a')], make);
    expect([count(), isRead('a')]).toEqual([4, true]);
    expect(poll.setCount).not.toHaveBeenCalled();
    expect(release).not.toHaveBeenCalled();
    succeed();
    await marked;
    expect([count(), isRead('a')]).toEqual([4, true]);
    expect(poll.setCount).toHaveBeenCalledExactlyOnceWith(4);
    expect(release).toHaveBeenCalledOnce();
  });

  test('gives it back to the count when it fails', async () => {
    const { mark, poll, release, count, isRead } = open(5);
    const { make, fail } = call();
    const marked = mark([unread('a')], make);
    fail();
    await expect(marked).rejects.toThrow('refused');
    expect([count(), isRead('a')]).toEqual([5, false]);
    expect(poll.setCount).not.toHaveBeenCalled();
    expect(release).toHaveBeenCalledOnce();
  });

  test('all leaves none of the bell’s unread, and asks the server afterwards', async () => {
    const { mark, poll, count } = open(128);
    const { make, succeed } = call();
    const marked = mark([unread('a'), unread('b')], make, { allOf: 1 });
    expect(count()).toBe(0);
    succeed();
    await marked;
    expect(poll.refresh).toHaveBeenCalledOnce();
  });

  test('other kinds of messages are not in the bell’s count', () => {
    const { mark, count } = open(5);
    void mark([unread('a', 2)], call().make);
    expect(count()).toBe(5);
  });

  test('what takes nothing off the count tells the other tabs nothing', async () => {
    const { mark, poll } = open(5);
    await mark([unread('a', 2)], () => Promise.resolve());
    await mark([{ ...unread('b'), isRead: 1 }], () => Promise.resolve());
    expect(poll.setCount).not.toHaveBeenCalled();
    expect(poll.refresh).not.toHaveBeenCalled();
  });

  test('twice takes it off the count once', async () => {
    const { mark, count } = open(5);
    void mark([unread('a')], call().make);
    void mark([unread('a'), unread('b')], call().make);
    expect(count()).toBe(3);
  });

  test('all of one type shows those of it as read that a list has loaded, and no others', async () => {
    const { portal, isRead } = open(5);
    const { make, succeed } = call();
    const marked = markAllRead(portal, [1], [unread('a'), unread('b', 2)], make);
    expect(['a', 'b'].map(isRead)).toEqual([true, false]);
    succeed();
    await marked;
    expect(['a', 'b'].map(isRead)).toEqual([true, false]);
  });

  test('lowers the count of its type at once, and gives it back when it fails', async () => {
    const { mark, setRows, rows } = open(5);
    setRows(5, 2);
    const { make, fail } = call();
    const marked = mark([unread('a', 2)], make);
    expect(rows()).toEqual([5, 1]);
    fail();
    await marked.catch(() => {});
    expect(rows()).toEqual([5, 2]);
  });

  test('all of two types: each by a request, and one that fails gives its own count back', async () => {
    const { portal, poll, release, setRows, rows, count } = open(5);
    setRows(5, 2);
    const results = await markAllRead(portal, [1, 2], [unread('a')], (type) =>
      type === 2 ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(rows()).toEqual([0, 2]);
    expect(count()).toBe(0);
    expect(poll.refresh).toHaveBeenCalled();
    expect(release).toHaveBeenCalledTimes(3);
  });

  test('a count that is lower than what was read stays at 0, and comes back as it was', async () => {
    const { mark, count } = open(0);
    const { make, fail } = call();
    const marked = mark([unread('a')], make);
    expect(count()).toBe(0);
    fail();
    await marked.catch(() => {});
    expect(count()).toBe(0);
  });

  test('rows that come meanwhile are left as they are, and so are those of no type', async () => {
    const { portal, mark, setRows, rows } = open(5);
    const { make, fail } = call();
    const marked = mark([unread('a')], make);
    setRows(4, 2);
    fail();
    await expect(marked).rejects.toThrow('refused');
    expect(rows()).toEqual([4, 2]);
    notificationsOf(portal).rows = [{ type: undefined, name: '', count: 3 }];
    await mark([unread('a')], async () => {});
    expect(rows()).toEqual([3]);
  });

  test('somebody else’s count is left alone', async () => {
    const { session, mark, count } = open(5);
    const { make, fail } = call();
    const marked = mark([unread('a')], make);
    session.logIn('t2', 'u-2');
    session.setState({ notificationCount: 9 });
    fail();
    await marked.catch(() => {});
    expect(count()).toBe(9);
  });

  test('another user’s poll hears nothing of what the former one has read', async () => {
    const { session, mark, poll } = open(5);
    const { make, succeed } = call();
    const marked = mark([unread('a')], make);
    session.logIn('t2', 'u-2');
    succeed();
    await marked;
    expect(poll.setCount).not.toHaveBeenCalled();
  });

  test('in whatever order calls end, count and rows agree with what succeeded', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(ids),
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        async (order, scheduler, outcomes) => {
          const { mark, count, isRead } = open(ids.length);
          const fails = (id: string) => outcomes[ids.indexOf(id)] === false;
          const marks = order.map((id) =>
            mark([unread(id)], () =>
              scheduler.schedule(fails(id) ? Promise.reject(new Error('refused')) : Promise.resolve()),
            ).catch(() => {}),
          );
          expect(count()).toBe(ids.length - order.length);
          await scheduler.waitAll();
          await Promise.all(marks);
          const done = order.filter((id) => !fails(id));
          expect(count()).toBe(ids.length - done.length);
          expect(ids.filter(isRead)).toEqual(ids.filter((id) => done.includes(id)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
