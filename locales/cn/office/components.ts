import type { OfficeComponentTexts } from "#locales/ko/office/components.ts";

export const cnOfficeComponents: OfficeComponentTexts = {
  title: "组件检查",
  lead: "进程启动时以及每天都会检查文件和数据库函数是否与已安装的版本一致。不一致时进程不会启动，并发出警报。",
  release: "版本哈希",
  certified: "有有效证书认证此版本。",
  uncertified: "没有有效证书认证此版本。",
  none: "没有检查记录",
  at: "时间",
  place: "进程",
  kind: "范围",
  kinds: { start: "启动时", whole: "完整" },
  components: "组件",
  result: "结果",
  same: "一致",
  differs: (count) => `${count}处不一致`,
  faults: { changed: "已更改", missing: "缺失", unknown: "不属于该版本" },
};
