import { cnBreakTerms } from "#locales/cn/breaks.ts";
import type { OfficeProfileTexts } from "#locales/ko/office/profiles.ts";

/** Texts of the back office about the rules of jurisdictions. */
export const cnOfficeProfiles = {
  title: "辖区规定",
  lead: "因国家或监管机构而异的规定。网站遵守其指定辖区的规定；辖区没有的项目采用最严格的默认值。每次更改须由另一位员工核对。",
  builtIn: "默认值（最严格）",
  sites: "适用网站",
  noSites: "没有网站指定此辖区。",
  noRules: "没有规定：采用默认值，指定此辖区的网站不能以真实资金启动。",
  rule: "规定",
  value: "值",
  source: "来源",
  readOn: "查阅日期",
  add: "添加辖区",
  id: "代码",
  idHint: "2–32位小写字母、数字和连字符（-）",
  name: "名称",
  change: "更改",
  addRule: "添加规定",
  remove: "删除规定（采用默认值）",
  choose: "网站的辖区",
  site: "网站",
  wrong: "此规定不能采用该值。",
  range: (least, most) => `${least}至${most}`,
  rules: {
    minimumAge: "最低年龄",
    raiseWaitsHours: "调高限额前的等待时间",
    raiseConfirmDays: "等待后可确认的期限",
    returnWaitsHours: "自我排除后恢复使用的等待时间",
    coolingOffTerms: "短期休息期限",
    exclusionTerms: "自我排除期限",
  },
  terms: cnBreakTerms,
  units: {
    years: (n) => `${n}岁`,
    hours: (n) => `${n}小时`,
    days: (n) => `${n}天`,
  },
} satisfies OfficeProfileTexts;
