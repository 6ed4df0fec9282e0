import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  acceptOf,
  avatarImage,
  feedbackImage,
  imageFault,
  imageTypeOf,
  legacyFeedbackImage,
} from '#src/rules/image-file.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [...new TextEncoder().encode('GIF89a')];
const bmp = [0x42, 0x4d, 0, 0];

function file(name: string, type: string, bytes: readonly number[], size = bytes.length): File {
  const content = new Uint8Array(size);
  content.set(bytes.slice(0, size));
  return new File([content], name, { type });
}

describe('a picture for the avatar', () => {
  test.each([
    file('me.png', 'image/png', png),
    file('me.PNG', 'image/png', png),
    file('me.jpg', 'image/jpeg', jpg),
    file('me.jpeg', 'image/jpeg', jpg),
    file('me.gif', 'image/gif', gif),
    file('me.bmp', 'image/bmp', bmp),
    file('me.bmp', 'image/x-ms-bmp', bmp),
    file('type-unknown.png', '', png),
    file('.png', 'image/png', png),
    file('me.jpg.png', 'IMAGE/PNG', png),
    file('exactly-1m.png', 'image/png', png, 1_048_576),
  ])('$name ($type) is accepted', async (picture) => {
    expect(await imageFault(picture, avatarImage)).toBeNull();
  });

  test.each([
    file('me.svg', 'image/svg+xml', [...new TextEncoder().encode('<svg/>')]),
    file('me.webp', 'image/webp', [0x52, 0x49, 0x46, 0x46]),
    file('me.exe', 'image/png', png),
    file('me', 'image/png', png),
    file('png', 'image/png', png),
    file('mepng', 'image/png', png),
    file('me.png.', 'image/png', png),
    file('me.png', 'text/html', png),
    file('html-inside.png', 'image/png', [...new TextEncoder().encode('<html>')]),
    file('jpg-inside.png', 'image/png', jpg),
    file('png-said-to-be.jpg', 'image/png', png),
    file('empty.txt', 'text/plain', []),
  ])('$name ($type) is of the wrong type', async (picture) => {
    expect(await imageFault(picture, avatarImage)).toBe('type');
  });

  it('that is empty is called so', async () => {
    expect(await imageFault(file('empty.png', 'image/png', []), avatarImage)).toBe('empty');
  });

  it('may not be larger than 1M, and is not read then', async () => {
    const picture = file('large.png', 'image/png', png, 1_048_577);
    picture.slice = () => {
      throw new Error('it was read');
    };
    expect(await imageFault(picture, avatarImage)).toBe('size');
  });

  it('that cannot be read is called so', async () => {
    const picture = file('gone.png', 'image/png', png);
    picture.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await imageFault(picture, avatarImage)).toBe('unreadable');
  });
});

it('takes only JPG and PNG for the older feedback', async () => {
  expect(await imageFault(file('a.gif', 'image/gif', gif), legacyFeedbackImage)).toBe('type');
  expect(await imageFault(file('a.jpeg', 'image/jpeg', jpg), legacyFeedbackImage)).toBeNull();
  expect(acceptOf(legacyFeedbackImage)).toBe('.jpg,.jpeg,.png');
});

it('takes nothing whose first bytes say otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 16 }), async (bytes) => {
      fc.pre(!png.every((byte, place) => bytes[place] === byte));
      expect(await imageFault(file('a.png', 'image/png', [...bytes]), avatarImage)).toBe('type');
    }),
  );
});

it('has no limit of its size where the rule names none', async () => {
  expect(await imageFault(file('large.png', 'image/png', png, 9_000_000), feedbackImage)).toBeNull();
});

test.each([
  ['png', png],
  ['jpg', jpg],
  ['gif', [...new TextEncoder().encode('GIF87a')]],
  ['gif', gif],
  ['bmp', bmp],
  [null, png.slice(0, 7)],
  [null, [0, ...png]],
  [null, [...new TextEncoder().encode('<svg/>')]],
  [null, []],
])('is of the type %j by the bytes %j', (type, bytes) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
});
