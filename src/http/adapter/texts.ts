import { defineTexts } from '../../texts/texts.ts';
import * as en from './texts.en.ts';

/** The messages for a faulty adapter of the operator. */
export const adapterTexts = defineTexts(
  'adapter',
  {
    foreign: '接口转换文件“{place}”不在本站，未加载，请联系管理员',
    load: '接口转换文件“{place}”加载失败，请稍后重试或联系管理员',
    noObject: '接口转换文件没有默认导出“{place}”对象，请联系管理员',
    unknownCall: '接口转换文件中的“{place}”不是接口名称，请联系管理员',
    wrongEntry: '接口转换文件中的“{place}”写法有误，请联系管理员',
    thrown: '接口转换“{place}”运行出错（{name}），请联系管理员',
    noParts: '接口转换“{place}”的返回值不是请求内容，请联系管理员',
    noAnswer: '接口转换“{place}”的返回值不是带有 code 的对象，请联系管理员',
    unfilled: '接口转换“{place}”没有填上地址中的参数，请联系管理员',
    bodyOfGet: '接口转换“{place}”改为 GET 后仍带有请求体，请联系管理员',
    fileInJson: '接口转换“{place}”把文件放进了 JSON，请联系管理员',
  },
  en.adapterTexts,
);
