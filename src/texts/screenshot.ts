import { defineTexts } from './texts.ts';

export const screenshotTexts = defineTexts('screenshot', {
  title: '页面截图',
  hint: '在图片上拖动，可以遮盖不想公开的内容。使用键盘时，先添加遮盖，再用方向键移动，Shift+方向键调整大小，Delete 删除。',
  picture: '页面截图预览',
  addMask: '添加遮盖',
  undo: '撤销',
  clear: '全部清除',
  mask: '遮盖区域 {place}',
  maskHint: '方向键移动，Shift+方向键调整大小，Delete 删除',
  inputs: '遮盖输入框中的内容',
  inputsHint: '密码始终会被遮盖',
  use: '使用截图',
  failed: '截图失败，请重试或改为上传图片',
  fileName: '页面截图',
});
