import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const cnProof: ProofTexts = {
  title: "核对证明",
  intro: "选择您下载的证明文件，本页只在您的设备上核对，不发送任何内容；保存后没有网络也能打开。",
  choose: "选择证明文件",
  checking: "正在核对…",
  isTrue: "明细属实：每一行都与签名时相同。",
  isFalse: "明细不属实。",
  because: {
    format: "这不是此格式的证明文件。",
    sequence: "有行缺失或顺序不对。",
    balance: "余额计算不一致。",
    seal: "各行与签名的记录不同。",
    signature: "签名不正确。",
  },
  empty: "此期间还没有已签名的行。",
  total: {
    isTrue: "金额属实：包含在已签名的总额中。",
    isFalse: "金额不属实。",
    because: { sum: "各项金额相加与总额不符。", root: "金额无法推算到已签名的根。" },
    member: "账号",
    day: "日期",
    amount: "应付给您",
    owed: "应付全体会员",
    root: "根哈希",
    hint: "请将总额、根哈希和密钥编号与运营方公布的比对。此文件不能证明运营方持有这些资金，也不能证明没有遗漏其他会员。",
  },
  site: "网站",
  account: "账号",
  count: "行数",
  opening: "期初余额",
  closing: "期末余额",
  sealedAt: "签名时间",
  keyId: "签名密钥",
  keyHint: "请与运营方公布的密钥编号比对。",
  unreadable: "无法读取文件。",
  cannotCheck:
    "此浏览器无法核对签名，因此无法得知明细是否属实。请用最新版的 Chrome、Edge、Firefox 或 Safari 重新核对。",
};
