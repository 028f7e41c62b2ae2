import type { OfficeNetworkTexts } from "#locales/ko/office/networks.ts";

/** Texts of the back office about VPNs, proxies and hosting networks. */
export const jpOfficeNetworks = {
  title: "VPN・プロキシ・ホスティング網",
  lead: "このようなアドレスでは国がわかりません。ログイン、登録、ゲーム、入金のリクエストを記録するか、拒否します。プレイマネーでは記録だけを行います。",
  unknown:
    "現在、このようなアドレスは判別されません。匿名ネットワークのファイル（ANONYMOUS_DATABASE）が設定されていません。",
  site: "サイト",
  rule: "規定",
  refuses: "拒否",
  flags: "記録のみ",
  change: "変更",
  visits: "過去30日間のこのようなアドレスからのリクエスト",
  none: "このようなアドレスからのリクエストはありません",
  kind: "種類",
  kinds: { vpn: "VPN", proxy: "プロキシ", tor: "Tor", hosting: "ホスティング" },
  outcome: "結果",
  refused: "拒否",
  flagged: "記録",
} satisfies OfficeNetworkTexts;
