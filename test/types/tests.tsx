/**
 * Lists code that an application's tests may write with the built package, and code that the compiler has to reject.
 */
import { Bell } from 'portal-widgets/bell';
import { createClock, createSandbox, openScene, renderOnScene, type Persona } from 'portal-widgets/testing';

const clock = createClock('2026-11-20T08:30:00+08:00');
clock.advance({ days: 1 });
// @ts-expect-error -- no such unit
clock.advance({ weeks: 1 });

export const who: Persona = 'teacher';
// @ts-expect-error -- nobody we know
export const nobody: Persona = 'headmaster';

const { container, sandbox, close } = renderOnScene(<Bell />, { as: 'newcomer', now: clock.now });
sandbox.notify({ user: 'newcomer', content: '您的作业已批阅', sourceType: 20 });
sandbox.fault({ method: 'GET', path: '/api/msg/message/page', status: 500 });
// @ts-expect-error -- of whom?
sandbox.notify({ content: '您的作业已批阅' });
container.querySelector('button')?.click();
close();

export const { portal } = openScene({ settings: { org: 'closed' } });
export const answer: Promise<Response> = createSandbox().fetch(new Request('https://portal.example/'));
// @ts-expect-error -- a scene is no component
renderOnScene(openScene());
