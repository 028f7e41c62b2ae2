import type { HelpFileTexts } from "#locales/ko/help-files.ts";

/** About the files of messages, on the member site and in the office. */
export const cnHelpFiles = {
  add: "添加附件",
  hint: (most, megabytes) =>
    `选填，不添加附件也可以发送。最多${most}个图片或PDF，每个不超过${megabytes}MB。也可以拖放或粘贴到这里。`,
  attached: "附件",
  attaching: (name) => `正在上传${name}…`,
  remove: (name) => `移除${name}`,
  open: (name) => `查看${name}`,
  save: (name) => `下载${name}`,
  tooLarge: (name, megabytes) => `“${name}”超过${megabytes}MB。`,
  tooMany: (most) => `最多可添加${most}个附件。`,
  wrongKind: (name) => `“${name}”不是图片或PDF，或无法读取。`,
  failed: (name) => `“${name}”上传失败，请重试。`,
  openFailed: (name) => `“${name}”无法打开，请重试。`,
  tooOften: "今天可添加的附件已达上限，请明天再试。",
  gone: "附件已超过保存时间并被删除，请重新添加。",
} satisfies HelpFileTexts;
