import { schemaOf } from '../http/schema.ts';
import { fields, identifier, listOf, optional, text, yesOrNo, type Read } from '../rules/read.ts';

const word = optional(text, '');
const textOrNumber: Read<string | number> = (value) => (typeof value === 'number' ? value : text(value));

const readOrgConfig = fields({
  orgId: identifier,
  orgCode: word,
  name: word,
  logoUrl: word,
  /** `account`, `mobile`, `wechat`: the ways in that the log-in page offers. */
  userLoginType: optional(listOf(textOrNumber), []),
  isPublic: yesOrNo,
  /** Whether members are asked for more about themselves. */
  collectState: yesOrNo,
  /** HTML. */
  collectWord: word,
  supportPhone: word,
  /** The brand colour, any CSS colour. */
  theme: word,
  icp: word,
  recordNo: word,
  annualReportUrl: word,
});
export type OrgConfig = ReturnType<typeof readOrgConfig>;

/** The organisation, from the server and as the browser has kept it. */
export const orgConfig = schemaOf(readOrgConfig);
