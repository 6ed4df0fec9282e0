import { describe, expect, test } from 'vitest';
import { feedbackImage, legacyFeedbackImage } from '#src/rules/image-file.ts';
import { pictureTexts } from '#src/texts/pictures.ts';

describe.each(['zh-CN', 'en'] as const)('the hints of the picture fields in %s', (locale) => {
  test.each([
    ['hint', feedbackImage],
    ['wrongType', feedbackImage],
    ['hintJpg', legacyFeedbackImage],
    ['wrongTypeJpg', legacyFeedbackImage],
  ] as const)('%s names the types of its rule', (key, { types }) => {
    const named = pictureTexts[locale][key].match(/gif|jpg|bmp|png/g);
    expect(named?.toSorted()).toEqual([...types].toSorted());
  });
});
