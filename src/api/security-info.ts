import { defineQuietRead } from '../http/quiet-read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, optional, text, yesOrNo } from '../rules/read.ts';

/** What the account is secured by. */
export const getSecurityInfo = defineQuietRead({
  path: '/api/operate/platUser/getUserSafeInfo',
  response: schemaOf(
    fields({
      mobile: optional(text, ''),
      email: optional(text, ''),
      weixinDid: yesOrNo,
      idcardDid: yesOrNo,
    }),
  ),
});
