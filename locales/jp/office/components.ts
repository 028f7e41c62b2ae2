import type { OfficeComponentTexts } from "#locales/ko/office/components.ts";

export const jpOfficeComponents: OfficeComponentTexts = {
  title: "構成要素の検査",
  lead: "ファイルとデータベース関数がインストールしたリリースと一致するか、プロセスの起動時と毎日検査します。一致しないプロセスは起動せず、アラートを送ります。",
  release: "リリースのハッシュ",
  certified: "有効な証明書がこのリリースを証明しています。",
  uncertified: "このリリースを証明する有効な証明書がありません。",
  none: "検査の記録はありません",
  at: "日時",
  place: "プロセス",
  kind: "範囲",
  kinds: { start: "起動時", whole: "全体" },
  components: "構成要素",
  result: "結果",
  same: "一致",
  differs: (count) => `不一致 ${count}件`,
  faults: { changed: "変更あり", missing: "なし", unknown: "リリース外" },
};
