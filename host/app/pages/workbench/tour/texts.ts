import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const tourTexts = defineTexts(
  'workbenchTour',
  {
    count: '第 {place} 步，共 {total} 步',
    announced: '第 {place} 步，共 {total} 步：{title}。{text}',
    skip: '跳过',
    previous: '上一步',
    next: '下一步',
    done: '完成',
    again: '以后想再看，可以从右上角账号菜单的“新手引导”打开。',
    menuTitle: '个人空间菜单',
    menuText: '学习、证书、订单和个人资料都从这里进入，上方是您的学时、证书和积分。',
    menuButtonText: '点这里打开菜单，学习、证书、订单和个人资料都在里面。',
    todoTitle: '近期待办',
    todoText: '最近要完成的学习任务排在最前面，点一下就能接着学，截止时间写在任务下面。',
    checkInTitle: '签到和积分',
    checkInText: '每天来签到可以得积分，连续签到得得更多；从“积分明细”能看到积分怎么来的。',
    bellTitle: '消息通知',
    bellText: '有新通知时，这里会显示未读数量，点开就能查看。',
    paletteTitle: '快捷面板',
    paletteText: '输入一两个字就能找到页面、操作和最近看过的内容，随时按 {key} 打开。',
    palettePhoneText: '输入一两个字就能找到页面、操作和最近看过的内容。',
  },
  en.tourTexts,
);
