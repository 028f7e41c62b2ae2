import type { OfficeNetworkTexts } from "#locales/ko/office/networks.ts";

/** Texts of the back office about VPNs, proxies and hosting networks. */
export const cnOfficeNetworks = {
  title: "VPN、代理和托管网络",
  lead: "此类地址会隐藏所在国家。来自此类地址的登录、注册、游戏和存款请求会被标记或拒绝。游戏币只标记。",
  unknown: "目前不识别此类地址。尚未配置匿名网络文件（ANONYMOUS_DATABASE）。",
  site: "网站",
  rule: "规定",
  refuses: "拒绝",
  flags: "仅标记",
  change: "更改",
  visits: "最近30天来自此类地址的请求",
  none: "没有来自此类地址的请求",
  kind: "类型",
  kinds: { vpn: "VPN", proxy: "代理", tor: "Tor", hosting: "托管" },
  outcome: "结果",
  refused: "已拒绝",
  flagged: "已标记",
} satisfies OfficeNetworkTexts;
