import { defineRead } from '../http/read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, yesOrNo } from '../rules/read.ts';

/** Whether people may register themselves with the organisation. */
export const getRegisterState = defineRead({
  path: '/api/orgUser/register/getRegisterState',
  authorization: 'none',
  request: (input: { orgCode: string }) => ({ query: { ...input } }),
  response: schemaOf(fields({ open: yesOrNo })),
});
