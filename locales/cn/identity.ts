import type { IdentityLetters, IdentityTexts } from "#locales/ko/identity.ts";

export const cnIdentity = {
  title: "身份验证",
  lead: "根据本站规定，首次存款和游戏前需要用证件验证身份。您现在仍可提款和查看记录。",
  rule: "姓名和出生日期须与注册信息一致。请拍到证件的四个角，并确保文字清晰可读。",
  privacy: "证件以加密方式保存。只有负责身份验证的员工可以查看，每次查看都会留下记录。",
  document: "证件类型",
  documents: {
    passport: "护照",
    id_card: "身份证",
    driving_licence: "驾驶证",
    residence_permit: "居留证",
  },
  sides: { front: "正面", back: "背面" },
  passportPage: "照片页",
  choose: "选择文件",
  replace: "选择其他文件",
  hint: (megabytes) => `图片或PDF，不超过${megabytes}MB`,
  adding: "正在上传…",
  added: (size) => `已上传（${size}）`,
  missing: "请选择文件。",
  unreadable: "无法将此文件识别为图片或PDF。",
  tooLarge: (megabytes) => `文件大于${megabytes}MB。`,
  tooOften: "今天可上传的文件数已用完，请明天再试。",
  wrong: "注册时填写的姓名或出生日期与证件不符",
  wrongHint: "只填写不符的项目，须与证件完全一致。将由两名员工核实。",
  name: "姓名",
  birthDateWrong: "请检查出生日期。",
  send: "提交证件",
  sent: "证件已提交，结果将通过站内信通知您。",
  failed: "提交失败，请重新选择文件。",
  states: { waiting: "验证中", verified: "已验证", refused: "请重新提交", ended: "需要重新验证" },
  waiting: (day) => `您于${day}提交。员工核实后会通过站内信通知您结果。`,
  verified: (day) => `已于${day}完成身份验证。`,
  ended: "需要用新的证件重新验证身份。",
  refusals: {
    unreadable: "文字无法辨认，请在光线充足处重新拍摄。",
    incomplete: "证件未完整显示，请拍到四个角。",
    expired: "证件已过期。",
    not_accepted: "无法使用此证件，请提交其他证件。",
    name_differs: "姓名与注册信息不一致。如果注册时填写有误，请填写正确的姓名并重新提交证件。",
    birth_date_differs:
      "出生日期与注册信息不一致。如果注册时填写有误，请填写正确的出生日期并重新提交证件。",
  },
} satisfies IdentityTexts;

export const cnIdentityLetters = {
  needed: {
    title: "需要验证身份",
    text: "根据本站规定，存款和游戏前需要验证您的身份。您仍可照常提款和查看记录。",
    how: "请在“我的”页面的“身份验证”中提交护照的照片页，或其他证件的正面和背面。员工核实后会通过站内信通知您结果。",
  },
  verified: {
    title: "身份验证已完成",
    text: "我们已通过您提交的证件完成身份验证。您现在可以存款和游戏。",
  },
  refused: {
    title: "请重新提交证件",
    text: "我们无法通过您提交的证件验证身份。",
    how: "您可以在“我的”页面的“身份验证”中重新提交。",
  },
  ended: {
    title: "请重新验证身份",
    text: "之前的身份验证已失效。",
    how: "请在“我的”页面的“身份验证”中提交新的证件。您仍可提款。",
  },
} satisfies IdentityLetters;
