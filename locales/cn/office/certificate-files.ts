import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const cnOfficeCertificateFiles = {
  bringIn: "导入认证文件",
  lead: "CSV文件，每行一项认证。第一行须有以下列名，顺序不限。",
  fileHint:
    "不超过8MB、20,000行，UTF-8或EUC-KR。到期日写作2030-12-31。尚未列入目录的游戏也可登记。",
  found: (lines, fresh) => `已读取${lines}行。新认证${fresh}项。`,
  faults: {
    jurisdiction: "未知的管辖区",
    repeated: "该认证出现两次",
    empty: "没有认证",
  },
} satisfies OfficeCertificateFileTexts;
