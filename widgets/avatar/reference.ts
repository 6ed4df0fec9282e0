import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { avatarDefinition } from './definition.ts';

export const avatarReference = documentElement(avatarDefinition, {
  summary: 'The picture of a user; the user changes it by choosing and cropping another one.',
  attributes: {
    'user-id': 'Whose picture. Default: whoever is logged in, who alone can change it.',
    size: 'In px.',
    readonly: 'The picture is only shown.',
  },
  methods: {
    open: {
      summary: 'Opens the dialog in which the picture is changed. Does nothing where it is only shown.',
    },
  },
  events: {
    onChanged: {
      detail: { url: 'string' },
      summary: 'The picture has been changed; `detail.url` is its new address.',
    },
    onNavigate: {
      detail: navigateDetail,
      summary: 'Before a link leads to the log-in; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    avatar: 'The picture.',
    button: 'The button around one’s own picture, and those of the dialog.',
    dialog: 'The dialog in which the picture is changed.',
    'dialog-header': 'Its title and the button that closes it.',
    'dialog-body': 'Where the picture is chosen and cropped.',
    'dialog-footer': 'Its buttons.',
  },
  chinese: {
    name: '头像',
    summary: '用户头像；本人可选择图片并裁剪后更换。',
    attributes: {
      'user-id': '显示哪位用户的头像；默认为当前登录的用户，且只有本人可以更换。',
      size: '边长，单位为像素。',
      readonly: '只显示，不能更换。',
    },
    methods: { open: '打开更换头像的窗口；只读时无效。' },
    events: { 'portal-changed': '头像已更换，新地址为 detail.url。' },
    parts: {
      avatar: '头像图片。',
      button: '本人头像的按钮，以及弹窗中的按钮。',
      dialog: '更换头像的弹窗。',
      'dialog-header': '标题与关闭按钮。',
      'dialog-body': '选择与裁剪图片的区域。',
      'dialog-footer': '弹窗底部的按钮。',
    },
  },
});
