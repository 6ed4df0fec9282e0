import { describe, expect, it } from 'vitest';
import { usedStyles } from '../../../host/server/used-styles.ts';

const main = { file: 'main.css', css: '.portal-root{}.portal-button:hover{}' };
const cards = { file: 'cards.css', css: '@layer portal.widgets{.portal-card .portal-button{}}' };
const field = { file: 'field.css', css: '.portal-field{}.portal-field-label{}' };
const sheets = [main, cards, field];

describe('the style sheets of a first picture', () => {
  it.each([
    ['one of its classes', '<p class="portal-root portal-field-label">', ['main.css', 'field.css']],
    ['a class that another sheet only refers to', '<button class="portal-button">', ['main.css']],
    ['the class that a sheet refers from', '<p class="portal-card">', ['cards.css']],
    ['a longer class', '<p class="portal-field-label-wide">', []],
    ['a class in a text', '<p>portal-field</p>', []],
  ])('%s', (_, html, files) => {
    expect(usedStyles(sheets, html)).toEqual(files);
  });
});
