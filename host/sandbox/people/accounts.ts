export interface Account {
  userId: string;
  username: string;
  password: string;
  mobile: string;
  orgCode: string;
  realName: string;
  nickname: string;
  gender: '男' | '女';
  school: string;
  district: string;
  subject: string;
  stage: string;
  idCard: string;
  email: string;
  /** 一级教师, … */
  title: string;
  degree: string;
  teachingYears: number | null;
  admin: boolean;
  /** The social account that is bound, '' for none. */
  openId: string;
  roles: string[];
  permissions: string[];
  /** New here: every list is empty and every counter is 0. */
  fresh: boolean;
  /** The password was set by an administrator; the user is asked for a new one. */
  needPwd: boolean;
  passwordLevel: number;
}

const nobody: Account = {
  userId: '',
  username: '',
  password: '',
  mobile: '',
  orgCode: '',
  realName: '',
  nickname: '',
  gender: '女',
  school: '',
  district: '',
  subject: '',
  stage: '',
  idCard: '',
  email: '',
  title: '',
  degree: '',
  teachingYears: null,
  admin: false,
  openId: '',
  roles: ['project_study'],
  permissions: [],
  fresh: true,
  needPwd: false,
  passwordLevel: 7,
};

/** A new account: everything that is not given is empty. */
export function createAccount(given: Partial<Account> & Pick<Account, 'userId' | 'orgCode'>): Account {
  return { ...nobody, ...given };
}

export function seedAccounts(): Account[] {
  return [
    createAccount({
      userId: 'u-1001',
      username: 'teacher',
      password: 'Teacher#2026',
      mobile: '13812345678',
      orgCode: 'demo',
      realName: '陈思远',
      nickname: '湖畔听雨',
      school: '东湖区实验小学',
      district: '东湖区',
      subject: '语文',
      stage: '小学',
      idCard: '42010619880312452X',
      email: 'chensiyuan@donghu.example',
      title: '一级教师',
      degree: '本科',
      teachingYears: 12,
      openId: 'wx-teacher',
      roles: ['research_team_plan', 'project_study'],
      permissions: ['course:view', 'project:join', 'feedback:submit'],
      fresh: false,
    }),
    createAccount({
      userId: 'u-1002',
      username: 'admin',
      password: 'Admin#2026',
      mobile: '13987654321',
      orgCode: 'demo',
      realName: '周明',
      nickname: '周老师',
      gender: '男',
      school: '东湖区教师发展中心',
      district: '东湖区',
      subject: '数学',
      stage: '初中',
      idCard: '420106197905064518',
      email: 'zhouming@donghu.example',
      title: '高级教师',
      degree: '硕士',
      teachingYears: 21,
      admin: true,
      roles: ['research_team_plan_admin', 'project_region', 'project_teacher'],
      permissions: ['course:view', 'project:join', 'feedback:submit', 'back-office:enter'],
      fresh: false,
    }),
    createAccount({
      userId: 'u-1003',
      username: 'newcomer',
      password: 'Newcomer#2026',
      mobile: '13700001111',
      orgCode: 'collect',
      realName: '吴晓彤',
      nickname: '晓彤',
    }),
    createAccount({
      userId: 'u-1004',
      username: 'learner',
      password: 'Learner#2026',
      mobile: '13600002222',
      orgCode: 'closed',
      realName: '林晓峰',
      nickname: '江畔',
      gender: '男',
      school: '临江市第二中学',
      district: '临江市',
      subject: '物理',
      stage: '高中',
      title: '一级教师',
      degree: '本科',
      teachingYears: 8,
      roles: ['project_study'],
      permissions: ['course:view'],
      fresh: false,
    }),
  ];
}
