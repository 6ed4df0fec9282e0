import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of the button on the page; the dialog has its own. */
export const avatarTexts = defineTexts(
  'avatar',
  {
    change: '更换头像',
  },
  en.avatarTexts,
);

/** The texts of the dialog in which a picture is chosen, cropped and uploaded. */
export const avatarCropTexts = defineTexts(
  'avatarCrop',
  {
    title: '更换头像',
    choose: '选择图片',
    chooseAgain: '重新选择',
    drop: '将图片拖到这里，或直接粘贴',
    dropNow: '松开鼠标，使用这张图片',
    types: '支持 gif、jpg、png、bmp 格式，不超过 1M',
    wrongType: '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种',
    empty: '图片是空文件，请换一张图片',
    tooLarge: '图片大小不能超过1M',
    tooLargeNow: '当前为 {size}M，可压缩后使用',
    shrink: '压缩图片',
    shrinkFailed: '图片压缩失败，请换一张图片',
    broken: '图片无法打开，可能已经损坏，请换一张图片',
    loadFailed: '裁剪工具加载失败，请检查网络后重试',
    loading: '正在打开图片',
    area: '裁剪区域',
    areaHint:
      '拖动图片调整位置，滚动滚轮或双指缩放。使用键盘时，按方向键移动，加按 Shift 移动得更快，按加号和减号缩放。',
    areaHintMouse: '拖动调整位置，滚动滚轮缩放',
    areaHintTouch: '拖动调整位置，双指缩放',
    zoom: '缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    percent: '{percent}%',
    turnLeft: '向左旋转',
    turnRight: '向右旋转',
    reset: '还原',
    turned: '图片已旋转 {angle} 度',
    small: '图片较小，头像可能不够清晰',
    preview: '预览',
    previewOf: '{size}×{size} 像素预览',
    current: '当前头像',
    size: '{size}×{size}',
    save: '保存头像',
    uploading: '正在上传',
    stop: '取消上传',
    stopped: '已取消上传，裁剪结果仍然保留',
    uploaded: '上传头像成功！',
    failed: '头像上传失败，请重试',
    signedOut: '登录已失效，请重新登录。登录后可继续保存，图片和裁剪结果会保留在这里。',
    login: '重新登录',
  },
  en.avatarCropTexts,
);
