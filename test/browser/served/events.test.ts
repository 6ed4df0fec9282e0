import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { commonEvents, eventsOf } from '#src/element/common-events.ts';
import { elementReferences } from '#widgets/references.ts';
import { eventually, show } from '../widget.tsx';
import { misfitsOf } from './event-detail.ts';
import { raisers } from './event-raisers.ts';
import { writeScriptTag } from './loader.ts';
import { openServedScene } from './scene.ts';

interface RaisedEvent {
  name: string;
  element: EventTarget;
  tag: string;
  detail: unknown;
}

/** Every event of ours since the test began, expected or not. */
const raised: RaisedEvent[] = [];

beforeEach(async () => {
  // Tests of another file may have left the countdown for the next code.
  sessionStorage.clear();
  await page.viewport(1280, 800);
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('portal-navigate', stay);
  onTestFinished(() => document.removeEventListener('portal-navigate', stay));
  raised.length = 0;
  const { dispatchEvent } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'dispatchEvent').mockImplementation(function (this: EventTarget, event) {
    if (event instanceof CustomEvent && event.type.startsWith('portal-')) {
      const root = this instanceof Node ? this.getRootNode() : this;
      const element = root instanceof ShadowRoot ? root.host : this;
      const tag = element instanceof Element ? element.localName : '';
      raised.push({ name: event.type, element, tag, detail: event.detail });
    }
    return dispatchEvent.call(this, event);
  });
});

const raisedBy = (element: EventTarget) =>
  raised.filter((event) => event.element === element).map(({ name }) => name);

/** Where the events so far differ from what documents say of them. */
const differences = () =>
  raised.flatMap(({ name, tag, detail }) => {
    const element = elementReferences.find((one) => one.tag === tag);
    const event = element && eventsOf(element).find((one) => one.name === name);
    const found = event ? misfitsOf(detail, event.detail) : ['not documented'];
    return found.map((one) => `${name} of ${tag}: ${one}`);
  });

const documented = elementReferences.flatMap((element) =>
  Object.values(element.events ?? {}).map(({ name }) => ({ tag: element.tag, name, element })),
);

test.each(documented)('$tag raises $name with the documented detail', async ({ tag, name, element }) => {
  const raiser = raisers[`${tag} ${name}`];
  if (!raiser) throw new Error('event-raisers.ts does not say how');
  const { act, ...options } = raiser;
  const widget = { row: element.definition, component: () => null };
  const shown = show('element', widget, { as: 'teacher', ...options });
  await act?.(shown);
  await eventually(() => expect(raisedBy(shown.host)).toContain(name));
  expect(differences()).toEqual([]);
});

test('an event that no element has is raised by nothing', () => {
  const names = documented.map(({ tag, name }) => `${tag} ${name}`);
  expect(Object.keys(raisers).toSorted()).toEqual(names.toSorted());
});

describe('every element', () => {
  const showAll = () => {
    const elements = elementReferences.map(({ tag }) => document.createElement(tag));
    document.body.append(...elements);
    onTestFinished(() => elements.forEach((element) => element.remove()));
    return elements;
  };
  const [error, signedOut] = commonEvents.map(({ name }) => name);

  test(`raises ${signedOut} when the session ends`, async () => {
    const { session, close } = openServedScene({ as: 'teacher' });
    onTestFinished(close);
    const elements = showAll();
    await eventually(() =>
      elements.forEach((element) => expect(element.shadowRoot?.firstElementChild).not.toBeNull()),
    );
    session.end({ type: 'chosen' });
    for (const element of elements) expect(raisedBy(element), element.localName).toContain(signedOut);
    expect(differences()).toEqual([]);
  });

  test(`raises ${error} when its settings cannot be used`, async () => {
    const { api, close } = openServedScene();
    onTestFinished(close);
    writeScriptTag({ api, config: 'data:application/json,[' });
    const elements = showAll();
    await eventually(() =>
      elements.forEach((element) => expect(raisedBy(element), element.localName).toContain(error)),
    );
    expect(differences()).toEqual([]);
    // The elements try again, and the scene can end with a portal.
    writeScriptTag({ api });
    window.dispatchEvent(new Event('online'));
  });
});
