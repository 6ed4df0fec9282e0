import { afterEach, expect, test } from 'vitest';
import { boxZoomOf, windowSizeFor, zoomOf } from '#src/ui/floating/css-zoom.ts';

afterEach(() => document.body.replaceChildren());

/** An element in a shadow root, below two ancestors with a zoom. */
function zoomed(): HTMLElement {
  const outer = document.createElement('div');
  outer.style.setProperty('zoom', '1.25');
  const host = document.createElement('div');
  host.style.setProperty('zoom', '2');
  const inner = document.createElement('button');
  host.attachShadow({ mode: 'open' }).append(inner);
  outer.append(host);
  document.body.append(outer);
  return inner;
}

test('a browser that tells the zoom of an element is believed', () => {
  const element = Object.assign(zoomed(), { currentCSSZoom: 1.5 });
  expect([zoomOf(element), boxZoomOf(element)]).toEqual([1.5, 1.5]);
});

test('elsewhere the zooms of all ancestors count, through shadow roots, and boxes are in zoomed px already', () => {
  const element = zoomed();
  expect([zoomOf(element), boxZoomOf(element)]).toEqual([2.5, 1]);
});

test('a window is smaller in zoomed px', () => {
  const element = zoomed();
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 500, configurable: true });
  expect(windowSizeFor(element)).toEqual({ width: 400, height: 200 });
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});
