import type { ProblemType } from '../../src/api/feedback.ts';

type Said = readonly [speaker: 'staff' | 'user', content: string, url?: string];

export interface Case {
  type: ProblemType;
  content: string;
  problemUrl: string;
  /** Pictures, comma-separated. */
  url?: string;
  talk: readonly Said[];
}

const picture = (name: string) => `/sandbox/pictures/cover/${name}.svg`;

/** What learners report, and how it goes on. */
export const cases: readonly Case[] = [
  {
    type: 1,
    content: '学习「大单元教学设计十讲」时视频播放到第12分钟就卡住，刷新后从头开始，进度也没有记录。',
    problemUrl: '/coursePlay?id=1021',
    url: picture('feedback-video'),
    talk: [
      ['staff', '陈老师您好，已收到您的反馈。请问您使用的是什么浏览器？网络是校园网还是家庭网络？'],
      ['user', '用的是学校电脑上的 Edge，校园网。', picture('feedback-browser')],
      [
        'staff',
        '感谢补充。校园网对视频地址有限制，我们已更换线路，请您重新打开课程试一下，已学时长已为您补记。',
      ],
      ['user', '现在可以正常播放了，谢谢！'],
      ['staff', '不客气，祝您学习愉快。如无其他问题，您可以关闭此工单。'],
    ],
  },
  {
    type: 2,
    content: '手机上填写研修日志时，切换应用再回来内容就没有了，写了半个小时很可惜，希望能自动保存。',
    problemUrl: '/space/myStudyTask',
    talk: [
      ['staff', '老师您好，非常抱歉给您带来不便。自动保存功能已列入本月更新计划，预计下周上线。'],
      ['staff', '在此之前建议您先在备忘录中写好再粘贴提交。'],
      ['user', '好的，期待更新。'],
      ['staff', '自动保存已上线，您可以在「研修日志」中体验。'],
    ],
  },
  {
    type: 3,
    content: '学习档案里的字太小了，年纪大的老师看不清，能不能放大一些？',
    problemUrl: '/space/studyArchive',
    talk: [
      ['staff', '老师您好，感谢您的建议。您可以先按住 Ctrl 键滚动鼠标滚轮放大页面。'],
      ['user', '放大后右边的按钮看不到了。', picture('feedback-zoom')],
      ['staff', '已复现，我们会在下个版本调整这一页的布局，并加大正文字号。'],
      ['staff', '新版已上线，请您刷新页面查看。'],
    ],
  },
  {
    type: 1,
    content: '结业证书上我的姓名显示成了曾用名，身份证号是对的，请帮忙更正。',
    problemUrl: '/space/myCertificates',
    url: `${picture('feedback-certificate')},${picture('feedback-idcard')}`,
    talk: [
      ['staff', '您好，更正证书姓名需要核对身份信息，请在「绑定身份证」中重新提交一次实名认证。'],
      ['user', '已经重新提交了，麻烦尽快处理，单位要求本周上交。'],
      ['staff', '审核已通过，证书将在今晚零点重新生成，请明天下载。'],
      ['user', '已下载，姓名正确，谢谢。'],
    ],
  },
  {
    type: 4,
    content: '我今年从外区调入，请问原来的继续教育学时能不能转过来？需要准备哪些材料？',
    problemUrl: '/space/workbench',
    talk: [
      ['staff', '老师您好，可以转入。请准备原单位盖章的学时证明和调动文件，扫描后发给我们。'],
      ['user', '材料如图，请查收。', `${picture('feedback-proof-1')},${picture('feedback-proof-2')}`],
      ['staff', '材料齐全，已提交区教师发展中心审核，一般需要3个工作日。'],
      ['staff', '审核通过，共转入36学时，请在学习档案中核对。'],
    ],
  },
  {
    type: 1,
    content: '报名「整本书阅读教学」活动时提示名额已满，但列表里还显示剩余8个名额。',
    problemUrl: '/activity',
    url: picture('feedback-activity'),
    talk: [
      ['staff', '您好，列表中的余量有几分钟延迟，给您造成误解非常抱歉。'],
      ['staff', '刚才有一位老师取消了报名，我们已为您保留名额，请在今天18:00前完成报名。'],
      ['user', '报上了，感谢！'],
    ],
  },
  {
    type: 2,
    content: '批量上传作业附件只能一个一个选，班里四十多位老师的材料要传很久，建议支持多选。',
    problemUrl: '/space/myProject',
    talk: [
      ['staff', '老师您好，目前单次支持一个附件。您可以先压缩成一个文件再上传，大小不超过200M。'],
      ['user', '压缩包里的文件辅导教师看不到预览。'],
      ['staff', '理解，多选上传已经在开发，预计下个月上线，届时会通过系统通知告知您。'],
      ['user', '好的，谢谢。'],
    ],
  },
  {
    type: 1,
    content: '手机号换了，旧号码已经注销，收不到验证码，没办法修改绑定。',
    problemUrl: '/space/bindPhone',
    talk: [
      ['staff', '您好，旧号码停用的需要人工核验。请提供姓名、任教学校和身份证后四位。'],
      ['user', '陈思远，东湖区实验小学，452X。'],
      ['staff', '核验通过，已为您解除旧号码，请重新登录后绑定新手机号。'],
      ['user', '已绑定成功。'],
    ],
  },
  {
    type: 3,
    content: '夜间备课时页面太亮，希望可以提供深色模式。',
    problemUrl: '/index',
    talk: [
      ['staff', '感谢您的建议，深色模式已经上线，系统设置为深色时会自动切换。'],
      ['user', '看到了，直播页的聊天区还是白色的。', picture('feedback-dark')],
      ['staff', '已记录，直播页会在下一次更新中一并调整。'],
      ['user', '辛苦了。'],
    ],
  },
  {
    type: 1,
    content: '直播回放没有声音，换了两台电脑都一样，其他老师也反映有这个问题。',
    problemUrl: '/liveList/live?id=508',
    talk: [
      ['staff', '您好，经排查是该场直播的音轨转码失败，技术人员正在重新处理。'],
      ['user', '大概什么时候能好？下周要写听课反思。'],
      ['staff', '预计今天20:00前完成，完成后会给您发送通知。'],
      ['staff', '回放已修复，请您查看。'],
      ['user', '有声音了，谢谢老师们。'],
    ],
  },
  {
    type: 4,
    content: '学校想组织三十位老师集体学习「人工智能助力备课」，请问能不能开具统一发票？',
    problemUrl: '/superstore',
    talk: [
      ['staff', '您好，可以。请由一位老师统一下单，在「开具电子发票」中填写学校名称和税号。'],
      ['user', '已下单，发票抬头填错了可以重开吗？', picture('feedback-invoice')],
      ['staff', '当月发票可以作废重开，请把正确的抬头和税号发给我们。'],
    ],
  },
];
