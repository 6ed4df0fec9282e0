import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const certificatesTexts = defineTexts(
  'certificates',
  {
    certificates: '我的证书',
    searchHint: '搜索证书名称',
    empty: '还没有证书',
    emptyHint: '完成培训项目并通过考核后，证书会出现在这里。',
    name: '证书名称',
    number: '证书编号',
    numbered: '编号 {number}',
    organiser: '颁发单位',
    lessons: '学时',
    hours: '{count} 学时',
    issued: '颁发日期',
    open: '查看大图：{title}',
    pictureOf: '证书《{title}》，编号 {number}',
    imageFailed: '证书图片加载失败',
    noImage: '收到的内容不是图片，请重试或联系管理员。',
    zoom: '缩放',
    zoomView: '证书大图，可用加号、减号和数字 0 缩放，方向键移动',
    zoomIn: '放大',
    zoomOut: '缩小',
    zoomFit: '适合窗口',
    percent: '{percent}%',
    savePng: '存为图片',
    savePdf: '存为 PDF',
    print: '打印',
    saveFailed: '保存失败，请重试',
  },
  en.certificatesTexts,
);

export type CertificateWords = (typeof certificatesTexts)['zh-CN'];
