import { documentElement } from '#src/element/reference.ts';
import { annualReportDefinition } from './definition.ts';

export const annualReportReference = documentElement(annualReportDefinition, {
  summary: 'The QR code of the organisation’s annual report, in a dialog; nothing until it is opened.',
  hint: 'After a log-in, opened by open(); does nothing if the organisation has no report.',
  methods: {
    open: { summary: 'Shows the QR code. Does nothing where the organisation has no report.' },
    close: { summary: 'Closes the dialog.' },
  },
  parts: {
    dialog: 'The dialog.',
    'dialog-header': 'Its title and the button that closes it.',
    'dialog-body': 'What it says.',
    'qr-code': 'The code.',
    button: 'The way to the report on this device.',
  },
  chinese: {
    name: '年度报告',
    summary: '以弹窗显示本机构年度报告的二维码，打开前不占位置。',
    hint: '登录后用 open() 打开；机构未设置年度报告时无效。',
    methods: { open: '显示二维码；机构没有年度报告时无效。', close: '关闭弹窗。' },
    parts: {
      dialog: '弹窗。',
      'dialog-header': '标题与关闭按钮。',
      'dialog-body': '弹窗的内容。',
      'qr-code': '二维码。',
      button: '在本机打开报告的按钮。',
    },
  },
});
