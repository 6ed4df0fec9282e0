/**
 * Papers in the forms that teachers paste, and what is made of each: a line per question with its type, title, options,
 * answer, points unless they are the default, explanation and guesses; then the problems by line.
 */
export const papers: readonly (readonly [name: string, text: string, made: readonly string[]])[] = [
  [
    'names with initials',
    `1. 下列科学家中，提出“风筝实验”的是（　）
A. B. Franklin
B. C. R. Darwin
C. J. J. Thomson
D. E. Rutherford
答案：A`,
    [
      'single | 下列科学家中，提出“风筝实验”的是（　） | B. Franklin / C. R. Darwin / J. J. Thomson / E. Rutherford | = A',
    ],
  ],
  [
    'initials in a title',
    `1. A. B. Franklin 的主要贡献在哪个领域？
A. 电学
B. 生物学
答案：A`,
    ['single | A. B. Franklin 的主要贡献在哪个领域？ | 电学 / 生物学 | = A'],
  ],
  [
    'initials at the start of a line of the title',
    `1. 阅读下面的句子：
A. B. Franklin flew a kite in 1752.
他证明了什么？
A. 闪电是电
B. 光是波
答案：A`,
    [
      'single | 阅读下面的句子：\\nA. B. Franklin flew a kite in 1752.\\n他证明了什么？ | 闪电是电 / 光是波 | = A',
    ],
  ],
  [
    'two names with initials in one line',
    `1. 以下哪位是作曲家？
A. John B. Smith  B. J. S. Bach
C. I. Newton  D. A. Einstein
答案：B`,
    ['single | 以下哪位是作曲家？ | John B. Smith / J. S. Bach / I. Newton / A. Einstein | = B'],
  ],
  [
    'an answer whose dot leads to another letter',
    `1. 质量的国际单位是
A. 千克
B. 牛顿
答案：A. B 是力的单位`,
    ['single | 质量的国际单位是 | 千克 / 牛顿 | = A | // B 是力的单位 | ? answerRest'],
  ],
  [
    'a gap whose line was lost',
    `一、填空题
1. 水的化学式是     ，由氢和氧组成。
答案：H2O`,
    ['blank | 水的化学式是____，由氢和氧组成。 | = H2O | ? gapsFound'],
  ],
  [
    'full-width letters and numbers',
    `１．我国的首都是（　）
Ａ．上海
Ｂ．北京
Ｃ．广州
答案：Ｂ
２．下列属于直辖市的有（　）
Ａ．天津　　Ｂ．重庆　　Ｃ．成都
答案：ＡＢ`,
    [
      'single | 我国的首都是（　） | 上海 / 北京 / 广州 | = B',
      'multiple | 下列属于直辖市的有（　） | 天津 / 重庆 / 成都 | = A + B',
    ],
  ],
  [
    'round brackets',
    `（1）水的化学式是
（A）H2O
（B）CO2
（C）O2
【答案】（A）
（2）空气中最多的气体是
（A）氧气 （B）氮气
【答案】B`,
    ['single | 水的化学式是 | H2O / CO2 / O2 | = A', 'single | 空气中最多的气体是 | 氧气 / 氮气 | = B'],
  ],
  [
    'square and black brackets',
    `1、选出正确的一项
【A】甲
【B】乙
【C】丙
答案：【C】
2、选出正确的一项
[A] 丁
[B] 戊
答案：[B]`,
    ['single | 选出正确的一项 | 甲 / 乙 / 丙 | = C', 'single | 选出正确的一项 | 丁 / 戊 | = B'],
  ],
  [
    'letters and a space',
    `1 我国最长的河流是
A 长江
B 黄河
C 珠江
答案 A
2 我国最大的湖泊是
A 洞庭湖  B 青海湖  C 太湖
答案 B`,
    [
      'single | 我国最长的河流是 | 长江 / 黄河 / 珠江 | = A',
      'single | 我国最大的湖泊是 | 洞庭湖 / 青海湖 / 太湖 | = B',
    ],
  ],
  [
    'options behind the title',
    `1.世界上面积最大的洲是（　）A.亚洲 B.非洲 C.欧洲 D.北美洲
答案：A
2.“春蚕到死丝方尽”的作者是（　）。 A、李白　B、杜甫　C、李商隐
答案：C`,
    [
      'single | 世界上面积最大的洲是（　） | 亚洲 / 非洲 / 欧洲 / 北美洲 | = A',
      'single | “春蚕到死丝方尽”的作者是（　）。 | 李白 / 杜甫 / 李商隐 | = C',
    ],
  ],
  [
    'options whose tabs were lost',
    `1. 我国的国宝是
A.熊猫B.金丝猴C.朱鹮D.扬子鳄
答案：A`,
    ['single | 我国的国宝是 | 熊猫 / 金丝猴 / 朱鹮 / 扬子鳄 | = A | ? optionsSplit'],
  ],
  [
    'options in two columns',
    `1. 一年中白昼最长的节气是
A. 春分\tC. 秋分
B. 夏至\tD. 冬至
答案：B`,
    ['single | 一年中白昼最长的节气是 | 春分 / 夏至 / 秋分 / 冬至 | = B'],
  ],
  [
    'a reason behind the answer',
    `1. 质量的国际单位是
A. 千克
B. 牛顿
答案：A。因为 B 不对
2. 太阳是恒星。
答案：正确。它自身发光。`,
    [
      'single | 质量的国际单位是 | 千克 / 牛顿 | = A | // 因为 B 不对 | ? answerRest',
      'judge | 太阳是恒星。 | = true | // 它自身发光。 | ? answerRest',
    ],
  ],
  [
    'the answer repeats the option',
    `1. 长度的国际单位是
A. 米
B. 秒
答案：A. 米
2. 可回收物有
A. 纸张
B. 玻璃
C. 果皮
答案：A、B。`,
    ['single | 长度的国际单位是 | 米 / 秒 | = A', 'multiple | 可回收物有 | 纸张 / 玻璃 / 果皮 | = A + B'],
  ],
  [
    'statements in the title',
    `1. 关于教学评价，下列说法正确的有
1. 评价是为了促进学习
2. 评价只看分数
3. 评价应当多元
A. 1、2
B. 1、3
答案：B
2. 关于备课，下列说法
① 备教材
② 备学生
正确的是（　）
A. ①
B. ①②
答案：B`,
    [
      'single | 关于教学评价，下列说法正确的有\\n1. 评价是为了促进学习\\n2. 评价只看分数\\n3. 评价应当多元 | 1、2 / 1、3 | = B | ? piece',
      'single | 关于备课，下列说法\\n① 备教材\\n② 备学生\\n正确的是（　） | ① / ①② | = B',
    ],
  ],
  [
    'statements of a later question',
    `4. 判断依据充分。
答案：对
5. 下列做法恰当的是
1. 课前预习
2. 课后反思
A. 只有1
B. 1和2
答案：B
6. 反思有益。
答案：对`,
    [
      'judge | 判断依据充分。 | = true',
      'single | 下列做法恰当的是\\n1. 课前预习\\n2. 课后反思 | 只有1 / 1和2 | = B',
      'judge | 反思有益。 | = true',
    ],
  ],
  [
    'points of an essay’s answer',
    `1. 简述有效提问的要点。
答案：
1. 指向明确
2. 难度适中
3. 留有时间
2. 谈谈如何布置作业。
答案：（1）分层（2）适量
3. 说说家校沟通的方法。
参考答案：一是倾听；
二是反馈。`,
    [
      'essay | 简述有效提问的要点。 | = 1. 指向明确\\n2. 难度适中\\n3. 留有时间 | ? piece isEssay',
      'essay | 谈谈如何布置作业。 | = （1）分层（2）适量 | ? isEssay',
      'essay | 说说家校沟通的方法。 | = 一是倾听；\\n二是反馈。 | ? isEssay',
    ],
  ],
  [
    'an essay whose answer goes on after an empty line',
    `1. 论述项目式学习的价值。（20分）
答案：第一，情境真实。

第二，学科融合。
2. 说说你的看法。
答案：略`,
    [
      'essay | 论述项目式学习的价值。 | = 第一，情境真实。\\n第二，学科融合。 | 20分 | ? paragraph isEssay',
      'essay | 说说你的看法。 | = 略 | ? isEssay',
    ],
  ],
  [
    'the answer before the options',
    `1. 光合作用的场所是（　）
答案：B
A. 线粒体
B. 叶绿体
解析：叶绿体含叶绿素。
2. 呼吸作用的主要场所是
【答案】A
A. 线粒体
B. 叶绿体`,
    [
      'single | 光合作用的场所是（　） | 线粒体 / 叶绿体 | = B | // 叶绿体含叶绿素。',
      'single | 呼吸作用的主要场所是 | 线粒体 / 叶绿体 | = A',
    ],
  ],
  [
    'numbers above 999',
    `999. 地球绕太阳转。
答案：对
1000. 月亮绕地球转。
答案：对
1001. 一天有（　）小时。
答案：24
10002. 太阳绕地球转。
答案：错`,
    [
      'judge | 地球绕太阳转。 | = true',
      'judge | 月亮绕地球转。 | = true',
      'blank | 一天有____小时。 | = 24',
      'judge | 太阳绕地球转。 | = false',
    ],
  ],
  [
    'sections that begin anew',
    `一、选择题（每题3分）
1. 最小的质数是
A. 1
B. 2
答案：B
2. 最小的合数是
A. 4
B. 6
答案：A
二、判断题（每题2分）
1. 0 是自然数。（√）
2. 1 是质数。（×）
三、问答题
1. 说明什么是质数。`,
    [
      'single | 最小的质数是 | 1 / 2 | = B | 3分',
      'single | 最小的合数是 | 4 / 6 | = A | 3分',
      'judge | 0 是自然数。 | = true | 2分',
      'judge | 1 是质数。 | = false | 2分',
      'essay | 说明什么是质数。 | = ',
    ],
  ],
  [
    'sections without a type',
    `一、古代诗文
1. “床前明月光”的下一句是____。
答案：疑是地上霜
二、语言运用
1. 请概括这段话的大意。
答案：略
2. 请为活动写一句标语。
答案：略`,
    [
      'blank | “床前明月光”的下一句是____。 | = 疑是地上霜',
      'essay | 请概括这段话的大意。 | = 略 | ? isEssay',
      'essay | 请为活动写一句标语。 | = 略 | ? isEssay',
      '! 1 lineHeading',
      '! 4 lineHeading',
    ],
  ],
  [
    'code with its indentation',
    `1. 阅读程序，输出结果是
for i in range(2):
    if i > 0:
        print(i)
A. 0
B. 1
答案：B
2. 下面的函数返回什么？
\tdef f():
\t\treturn 1
答案：1`,
    [
      'single | 阅读程序，输出结果是\\nfor i in range(2):\\n    if i > 0:\\n        print(i) | 0 / 1 | = B',
      'essay | 下面的函数返回什么？\\n\\tdef f():\\n\\t\\treturn 1 | = 1 | ? isEssay',
    ],
  ],
  [
    'a head with the name of the paper',
    `2025—2026学年第一学期教师信息素养考核试卷
（满分100分，考试时间90分钟）
一、单项选择题（本大题共2小题，每小题2分，共4分）
1. 下列不属于信息素养的是（　）
A. 信息意识
B. 打字速度
答案：B
2. 数据的最小单位是（　）
A. 字节
B. 位
答案：B`,
    [
      'single | 下列不属于信息素养的是（　） | 信息意识 / 打字速度 | = B | 2分',
      'single | 数据的最小单位是（　） | 字节 / 位 | = B | 2分',
      '! 1 lineUnknown',
      '! 2 lineUnknown',
    ],
  ],
  [
    'brackets before the numbers',
    `判断题
（√）1. 教学相长。
（×）2. 分数是唯一的评价标准。
单选题
（ A ）3. 最重要的是
A. 育人
B. 考试`,
    [
      'judge | 教学相长。 | = true',
      'judge | 分数是唯一的评价标准。 | = false',
      'single | 最重要的是 | 育人 / 考试 | = A',
    ],
  ],
  [
    'a key at the end',
    `1. 甲选哪个
A. 一
B. 二
2. 乙选哪个
A. 三
B. 四
3. 地球是行星。
参考答案
1. A 2. B 3. √`,
    [
      'single | 甲选哪个 | 一 / 二 | = A | ? answerFromKey',
      'single | 乙选哪个 | 三 / 四 | = B | ? answerFromKey',
      'judge | 地球是行星。 | = true | ? answerFromKey',
    ],
  ],
  [
    'a key of ranges',
    `1. 第一题
A. 一
B. 二
2. 第二题
A. 三
B. 四
答案：
1-2 BA`,
    [
      'single | 第一题 | 一 / 二 | = B | ? answerFromKey',
      'single | 第二题 | 三 / 四 | = A | ? answerFromKey',
    ],
  ],
  [
    'all in one line each',
    `1.【单选】教师的首要职责是（　）A．育人 B．考勤 C．统计【答案】A【解析】教书育人。
2.【判断】教师应终身学习。【答案】√
3.【填空】“学而不思则____，思而不学则____”。【答案】罔；殆【解析】《论语》。`,
    [
      'single | 教师的首要职责是（　） | 育人 / 考勤 / 统计 | = A | // 教书育人。',
      'judge | 教师应终身学习。 | = true',
      'blank | “学而不思则____，思而不学则____”。 | = 罔 + 殆 | // 《论语》。',
    ],
  ],
  [
    'gaps of several kinds',
    `1. 《师说》的作者是（　），他是（　）代人。
答案：韩愈、唐
2. 一元二次方程 x²=4 的解是＿＿＿＿和＿＿＿＿。
答案：2；-2
3.【填空题】水在__℃时结冰。
答案：0
4. 填空题：我国有____个省级行政区。
答案：34`,
    [
      'blank | 《师说》的作者是____，他是____代人。 | = 韩愈 + 唐',
      'blank | 一元二次方程 x²=4 的解是____和____。 | = 2 + -2',
      'blank | 水在____℃时结冰。 | = 0',
      'blank | 我国有____个省级行政区。 | = 34',
    ],
  ],
  [
    'points of several kinds',
    `一、填空题（每空1分，共2分）
1. 一周有____天，一年有____个月。
答案：7；12
2. 请在（3分钟内）完成：3+2=____。（本题2分）
答案：5
二、论述题（共15分）
1. 论述因材施教。（15 分）
【参考答案】略
【分值】15分`,
    [
      'blank | 一周有____天，一年有____个月。 | = 7 + 12 | 2分',
      'blank | 请在（3分钟内）完成：3+2=____。 | = 5 | 2分',
      'essay | 论述因材施教。 | = 略 | 15分',
    ],
  ],
  [
    'judgements with options',
    `一、判断题
1. 多媒体可以代替板书。
A. 正确
B. 错误
答案：B
2. 学生是学习的主体。
A. 对  B. 错
答案：A`,
    ['judge | 多媒体可以代替板书。 | = false', 'judge | 学生是学习的主体。 | = true'],
  ],
  [
    'no numbers',
    `教育的根本任务是什么？
A. 立德树人
B. 提高升学率
答案：A

下列属于形成性评价的有
A. 课堂观察
B. 学习档案
C. 期末考试
答案：AB`,
    [
      'single | 教育的根本任务是什么？ | 立德树人 / 提高升学率 | = A',
      'multiple | 下列属于形成性评价的有 | 课堂观察 / 学习档案 / 期末考试 | = A + B',
    ],
  ],
  [
    'no numbers and no empty lines',
    `地球是圆的。
答案：对
月亮自己会发光。
答案：错
太阳从哪边升起？
A. 东
B. 西
答案：A`,
    [
      'judge | 地球是圆的。 | = true',
      'judge | 月亮自己会发光。 | = false',
      'single | 太阳从哪边升起？ | 东 / 西 | = A',
    ],
  ],
  [
    'no numbers and no answers',
    `下列哪项属于合作学习
A. 小组讨论
B. 独立默写

下列哪项属于探究学习
A. 动手实验
B. 抄写课文`,
    [
      'single | 下列哪项属于合作学习 | 小组讨论 / 独立默写 | = ',
      'single | 下列哪项属于探究学习 | 动手实验 / 抄写课文 | = ',
      '! 1 answerAbsent',
      '! 5 answerAbsent',
    ],
  ],
  [
    'empty lines everywhere',
    `1. 教学的起点是

A. 学情

B. 教材

答案：A

2. 谈谈学情分析的方法。

答案：观察与访谈。

结合数据。`,
    [
      'single | 教学的起点是 | 学情 / 教材 | = A',
      'essay | 谈谈学情分析的方法。 | = 观察与访谈。\\n结合数据。 | ? isEssay',
    ],
  ],
  [
    'a passage for the questions behind it',
    `1. 汉字是表意文字。
答案：对

阅读下面的短文，回答第2题。
春天来了，燕子飞回来了。

2. 短文写的是哪个季节？
A. 春
B. 秋
答案：A`,
    [
      'judge | 汉字是表意文字。 | = true',
      'single | 阅读下面的短文，回答第2题。\\n春天来了，燕子飞回来了。\\n短文写的是哪个季节？ | 春 / 秋 | = A | ? material',
    ],
  ],
  [
    'years and decimals',
    `1.2023年版课标强调什么？
A. 核心素养
B. 知识记忆
答案：A
2.2022年颁布的是
3.14 不是年份
答案：对`,
    [
      'single | 2023年版课标强调什么？ | 核心素养 / 知识记忆 | = A',
      'judge | 2022年颁布的是\\n3.14 不是年份 | = true',
    ],
  ],
  [
    'a mix of types named by words',
    `题型：多选题
1. 选出正确的
题型：多选题
A. 甲
B. 乙
C. 丙
答案：AC
难度：中
分值：4`,
    ['multiple | 选出正确的 | 甲 / 乙 / 丙 | = A + C | 4分', '! 8 lineUnknown'],
  ],
  [
    'English',
    `1. Which one is a fruit?
A) Apple
B) Carrot
Answer: A
Points: 2
Explanation: An apple grows on a tree.
2. (true or false) Water is wet.
Answer: T
3. (Essay) Describe a lesson.`,
    [
      'single | Which one is a fruit? | Apple / Carrot | = A | 2分 | // An apple grows on a tree.',
      'judge | Water is wet. | = true',
      'essay | Describe a lesson. | = ',
    ],
  ],
  [
    'more letters in the answer than options',
    `1. 选哪些
A. 甲
B. 乙
答案：ABE`,
    ['multiple | 选哪些 | 甲 / 乙 | = A + B', '! 4 answerUnknown'],
  ],
  [
    'an essay with listed requirements',
    `一、写作
1. 请设计一份教学方案，要求：
1. 目标明确
2. 步骤清楚
答案：略
2. 请写一份反思。
答案：略`,
    [
      'essay | 请设计一份教学方案，要求：\\n1. 目标明确\\n2. 步骤清楚 | = 略 | ? piece',
      'essay | 请写一份反思。 | = 略',
    ],
  ],
  [
    'unseen marks',
    `1.\u200b 选一个\u200e
\u200bA. 甲
\u200bB.\u00a0乙
答案\u200b：\u200bB`,
    ['single | 选一个 | 甲 / 乙 | = B'],
  ],
  [
    'a template with named fields',
    `题型：单选题
题目：教育的本质是什么？
选项A：培养人
选项B：传授知识
答案：A
题目：教学相长出自《礼记》。
答案：正确`,
    ['single | 教育的本质是什么？ | 培养人 / 传授知识 | = A', 'judge | 教学相长出自《礼记》。 | = true'],
  ],
  [
    'points of an answer by Chinese numerals',
    `1. 谈谈如何建设班集体。
答案：一、确立目标
二、培养骨干
1. 民主推选
三、形成班风
2. 谈谈家访。
答案：略`,
    [
      'essay | 谈谈如何建设班集体。 | = 一、确立目标\\n二、培养骨干\\n1. 民主推选\\n三、形成班风 | ? isEssay',
      'essay | 谈谈家访。 | = 略 | ? isEssay',
    ],
  ],
  [
    'a choice in a section of another type',
    `一、填空题
1. 选词填空：他____地走了。
A. 慢慢
B. 漫漫
答案：A`,
    ['single | 选词填空：他____地走了。 | 慢慢 / 漫漫 | = A | ? isTyped'],
  ],
  [
    'options that skip a letter',
    `1. 选一个
A. 甲
B. 乙
D. 丁
答案：D`,
    ['single | 选一个 | 甲 / 乙 / 丁 | = C | ? optionsOrder'],
  ],
  [
    'a judgement in brackets behind the sentence',
    `一、判断题（每小题1分）
1．教师是学习的促进者。（ √ ）
2．作业越多越好。（ × ）
3．（ ）评价只看结果。
答案：错`,
    [
      'judge | 教师是学习的促进者。 | = true | 1分',
      'judge | 作业越多越好。 | = false | 1分',
      'judge | （ ）评价只看结果。 | = false | 1分',
    ],
  ],
];
