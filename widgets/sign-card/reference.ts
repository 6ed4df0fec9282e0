import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { signCardDefinition } from './definition.ts';

export const signCardReference = documentElement(signCardDefinition, {
  summary: 'The user’s credit, and the daily sign-in that earns it.',
  methods: {
    refresh: { summary: 'Loads the credit and the sign-in anew.' },
  },
  events: {
    onCheckedIn: {
      detail: { credit: 'number' },
      summary: 'The user has signed in for today; `detail.credit` is what it has earned.',
    },
    onNavigate: {
      detail: navigateDetail,
      summary: 'Before a link leads somewhere; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    'sign-card': 'All of it.',
    heading: 'Its title.',
    link: 'The way to the records.',
    amount: 'How much credit there is.',
    button: 'The button that signs in for today.',
    calendar: 'What the days of a round earn.',
    day: 'One day.',
  },
  chinese: {
    name: '每日签到',
    summary: '用户的积分，以及可获得积分的每日签到。',
    methods: { refresh: '重新加载积分与签到情况。' },
    events: { 'portal-checked-in': '今日已签到，获得的积分为 detail.credit。' },
    parts: {
      'sign-card': '整个组件。',
      heading: '标题。',
      link: '积分明细的链接。',
      amount: '当前积分。',
      button: '签到按钮。',
      calendar: '一轮签到的奖励。',
      day: '其中一天。',
    },
  },
});
