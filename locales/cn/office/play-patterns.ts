import type { OfficePlayPatternTexts } from "#locales/ko/office/play-patterns.ts";

export const cnOfficePlayPatterns = {
  title: "游戏模式",
  lead: "在每一分钟结束后读取各局的开始时间并记录。不会自动限制会员。",
  views: { games: "开始过快", open: "待审查", closed: "已审查" },
  leads: {
    games:
      "最近30天内，有游戏局的开始间隔短于司法管辖区规定的游戏。时间为厂商调用到达的时间，可能因网络延迟与游戏内的间隔有所不同。请对照证书并向厂商核实。",
    reviews:
      "测量值达到了使用条款中公布的规则。测量值本身不能证明使用了程序。系统不知道游戏是否有自带的自动游戏功能，请向厂商核实。",
  },
  none: {
    games: "最近30天内没有开始过快的局",
    open: "没有待审查的会员",
    closed: "没有已审查的记录",
  },
  starts: "开始过快",
  members: "会员",
  shortest: "最短间隔",
  least: "最小间隔",
  last: "最近一次",
  certificates: "证书",
  certificatesOf: (game) => `${game}的证书`,
  signs: { longPlay: "不间断游戏", evenRhythm: "间隔均匀", twoNetworks: "两个网络" },
  sign: "测量",
  measured: "数值",
  threshold: "规则",
  when: "时段",
  rounds: "游戏局",
  roundsOf: (member) => `${member}的游戏局`,
  rhythm: (intervals, mean) => `${intervals}个间隔，平均${mean}`,
  spread: (value) => `标准差${value}`,
  below: (value) => `低于${value}`,
  opened: "因测量值开始",
  closedBy: (operator) => `${operator}决定`,
  decide: "决定",
  decideNote:
    "决定不会更改会员的账户。联系或停用会员请在会员页面另行操作。请在理由中写明查明的情况。",
  outcome: "结果",
  outcomes: { open: "审查中", explained: "已有解释", acted: "已处理" },
} satisfies OfficePlayPatternTexts;
