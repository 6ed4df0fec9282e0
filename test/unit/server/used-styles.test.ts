import { describe, expect, it } from 'vitest';
import { classesIn, usedStyles } from '#host/server/used-styles.ts';

const sheets = Object.entries({
  'main.css': '.portal-root{}.portal-button:hover{}',
  'cards.css': '@layer portal.widgets{.portal-card .portal-button{}}',
  'field.css': '.portal-field{background:url(x.portal-icon)}.portal-field-label:not(.portal-hint){}',
}).map(([file, css]) => ({ file, classes: classesIn(css) }));

describe('the style sheets of a first paint', () => {
  it.each([
    ['one of its classes', '<p class="portal-root portal-field-label">', ['main.css', 'field.css']],
    ['a class that another sheet only refers to', '<button class="portal-button">', ['main.css']],
    ['the class that a sheet refers from', '<p class="portal-card">', ['cards.css']],
    ['a longer class', '<p class="portal-field-label-wide">', []],
    ['a class in a text', '<p>portal-field</p>', []],
    ['a class in the value of another attribute', `<p title=' class="portal-field"'>`, []],
    ['a class that only a value of the sheet names', '<p class="portal-icon">', []],
    ['a class within a condition', '<p class="portal-hint">', ['field.css']],
    ['a class without quotes', '<p class=portal-field>', ['field.css']],
  ])('%s', (_, html, files) => {
    expect(usedStyles(sheets, html)).toEqual(files);
  });
});
