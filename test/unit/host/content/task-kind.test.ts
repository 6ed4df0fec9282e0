import { describe, expect, it } from 'vitest';
import { taskKind } from '#host/app/content/task-kind.ts';
import { isRedirect, routes } from '#host/app/routing/routes.ts';

describe('the kind of a task', () => {
  it.each(['course', 'exam', 'live', 'homework', 'discussion', 'toString', '', null, undefined])(
    'of type %s leads to a page of the space',
    (type) => {
      const { to } = taskKind(type);
      expect(routes.filter((route) => route.path === to && !isRedirect(route))).toHaveLength(1);
    },
  );
});
