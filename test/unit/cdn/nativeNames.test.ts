// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { mannered } from '../../../host/cdn/manners.ts';
import { withNativeNames } from '../../../host/cdn/nativeNames.ts';

describe('the names of the browser in the sources', () => {
  test.each([
    ['a class', '<p className="lead">a</p>', '<p class="lead">a</p>'],
    ['a focus that bubbles', '<div onFocus={enter} />', '<div onfocusin={enter} />'],
    ['its loss', '<div onBlur={leave} />', '<div onfocusout={leave} />'],
    ['what is typed', '<input onChange={type} />', '<input oninput={type} />'],
    ['what is typed in lines', '<textarea onChange={type} />', '<textarea oninput={type} />'],
    ['what is chosen', '<select onChange={choose} />', '<select onChange={choose} />'],
    [
      'what is ticked',
      '<input type="checkbox" onChange={tick} />',
      '<input type="checkbox" onChange={tick} />',
    ],
    ['a file', '<input onChange={take} type="file" />', '<input onChange={take} type="file" />'],
    [
      'a drawing',
      '<path strokeWidth={2} strokeLinecap="round" />',
      '<path stroke-width={2} stroke-linecap="round" />',
    ],
    [
      'any other attribute',
      '<a href="/" onClick={go} tabIndex={0} />',
      '<a href="/" onClick={go} tabIndex={0} />',
    ],
    [
      'a component, which has names of its own',
      '<Card className="a" onFocus={go} />',
      '<Card className="a" onFocus={go} />',
    ],
    ['a part of a component', '<scope.Card className="a" />', '<scope.Card className="a" />'],
    ['an element inside of a component', '<Card><b className="a" /></Card>', '<Card><b class="a" /></Card>'],
    [
      'the event of the browser',
      'const composes = event.nativeEvent.isComposing;',
      'const composes = event.isComposing;',
    ],
  ])('%s', (_, react, native) => expect(withNativeNames(react, 'View.tsx')).toBe(native));

  it('brings the function for props that come from elsewhere, and says whether they are of a typed field', () => {
    const code = withNativeNames('<input {...rest} className="a" /> ; <button {...rest} />', 'View.tsx');
    expect(code).toMatch(/^import \{ mannered as __mannered \} from ".+\/manners\.ts";/);
    expect(code).toContain('<input {...__mannered(rest, true)} class="a" />');
    expect(code).toContain('<button {...__mannered(rest, false)} />');
  });

  it('refuses an event of the browser that is taken apart, whose name would stay', () => {
    expect(() => withNativeNames('const { nativeEvent } = event;', 'View.tsx')).toThrow('event.nativeEvent');
  });
});

describe('props that come from elsewhere', () => {
  it('are named as the browser does', () => {
    const click = () => {};
    expect(mannered({ className: 'a', onFocus: click, onClick: click, hidden: true }, false)).toEqual({
      class: 'a',
      onfocusin: click,
      onClick: click,
      hidden: true,
    });
  });

  test.each([
    ['typed', true, 'oninput'],
    ['chosen', false, 'onChange'],
  ])('of a field that is %s', (_, isTyped, name) => {
    expect(Object.keys(mannered({ onChange: () => {} }, isTyped))).toEqual([name]);
  });

  it('may be missing', () => expect(mannered(undefined, false)).toEqual({}));
});
