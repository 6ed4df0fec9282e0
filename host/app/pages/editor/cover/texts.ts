import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const coverTexts = defineTexts(
  'editorCover',
  {
    coverTitle: '选择封面',
    gallery: '封面库',
    coverOf: '封面 {name}',
    coversFailed: '封面加载失败',
    coversEmpty: '封面库暂无图片',
    coverPages: '封面库分页',
    uploadFailed: '上传失败，请重试',
    ownPicture: '上传图片',
    wrongPicture: '请选择 10M 以内的 jpg、png、gif 或 bmp 图片',
    emptyPicture: '图片是空文件，请换一张图片',
    brokenPicture: '图片无法打开，可能已经损坏，请换一张图片',
    cropLabel: '裁剪预览',
    cropHint: '拖动滑块，选取要显示的部分',
    zoom: '缩放',
    horizontal: '左右位置',
    vertical: '上下位置',
    useCrop: '使用这张图片',
  },
  en.coverTexts,
);
