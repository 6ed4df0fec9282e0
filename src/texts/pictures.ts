import { defineTexts } from './texts.ts';
import * as en from './pictures.en.ts';

export const pictureTexts = defineTexts(
  'pictures',
  {
    label: '图片',
    add: '添加图片',
    hint: '支持 gif、jpg、bmp、png，可拖入，也可直接粘贴',
    hintJpg: '支持 jpg、png，可拖入，也可直接粘贴',
    count: '{count}/{limit}',
    drop: '松开鼠标，添加图片',
    wrongType: '上传图片只能是 gif、jpg、bmp ,png格式!',
    wrongTypeJpg: '上传图片只能是 jpg、png 格式',
    tooMany: '最多上传 {limit} 张图片',
    uploading: '{name}，正在上传 {percent}%',
    failed: '{name}，上传失败',
    failedShort: '上传失败',
    uploadFailed: '图片上传失败，请重试',
    retry: '重新上传{name}',
    remove: '移除{name}',
    view: '查看大图：{name}',
    viewer: '查看图片',
    previous: '上一张',
    next: '下一张',
    place: '第 {place} 张，共 {count} 张',
    openOriginal: '打开原图',
    broken: '图片无法显示',
    picture: '图片{place}',
    added: '已添加 {count} 张图片',
  },
  en.pictureTexts,
);
