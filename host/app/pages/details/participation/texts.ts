import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const participationTexts = defineTexts(
  'participation',
  {
    joinStudio: '申请加入',
    inStudio: '您已加入工作室',
    leaveStudio: '退出工作室',
    leaveStudioQuestion: '确定退出这个工作室吗？',
    leaveStudioText: '退出后需要重新申请才能加入。',
    bookLive: '预约直播',
    bookedLive: '您已预约，可在“我的直播”中查看',
    cancelLive: '取消预约',
    joinActivity: '报名活动',
    inActivity: '您已报名，可在“我的活动”中查看',
    leaveActivity: '取消报名',
    waiting: '申请已提交，等待主持人审核',
    withdraw: '撤回申请',
    checkIn: '签到',
    checkedIn: '已于{time}签到',
    failed: '操作失败，请稍后重试',
    loadFailed: '参与状态加载失败',
    retry: '重试',

    requests: '加入申请',
    requestsFailed: '加入申请加载失败',
    noRequests: '新的申请会显示在这里',
    requestedAt: '{time}申请',
    admit: '通过',
    admitName: '通过{name}的申请',
    refuse: '拒绝',
    refuseName: '拒绝{name}的申请',
    refuseQuestion: '确定拒绝{name}的申请吗？',
    admitted: '{name}已加入工作室',
    refused: '已拒绝{name}的申请',
    anonymous: '未署名的老师',
  },
  en.participationTexts,
);

export type ParticipationWords = (typeof participationTexts)['zh-CN'];
