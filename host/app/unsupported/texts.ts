import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The page of a browser that is too old for the portal, or that runs no script. */
export const unsupportedTexts = defineTexts(
  'unsupported',
  {
    title: '您的浏览器版本过低，或脚本被阻止，无法使用本门户',
    browsers: '请换用以下浏览器（或更高版本）：{browsers}。360、QQ、搜狗等浏览器请切换到“极速模式”。',
    scripts: '如果浏览器并不旧，请在设置中允许本网站运行 JavaScript，然后刷新页面。',
    address: '把本页地址复制到新的浏览器中打开：',
    thisPage: '本页地址',
    hotline: '仍有问题，请拨打服务热线：{hotline}',
    noHotline: '仍有问题，请拨打本单位的服务热线。',
  },
  en.unsupportedTexts,
);
