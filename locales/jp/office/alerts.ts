import { jpPrivacyRequestKinds } from "#locales/jp/privacy-requests.ts";
import type { OfficeAlertTexts } from "#locales/ko/office/alerts.ts";

export const jpOfficeAlerts: OfficeAlertTexts = {
  brand: "Dalbitバックオフィス",
  title: "アラート",
  lead: "ルールに該当した内容がここに並びます。確認すると一覧から消え、確認した人と理由が監査記録に残ります。",
  views: {
    open: "未確認",
    acknowledged: "確認済み",
  },
  empty: {
    open: "確認するアラートはありません",
    acknowledged: "確認済みのアラートはまだありません",
  },
  columns: {
    raisedAt: "発生",
    rule: "ルール",
    what: "内容",
    state: "状態",
    acknowledged: "確認",
  },
  ended: "解消",
  lasting: "継続中",
  happened: "発生済み",
  acknowledge: "確認",
  acknowledgeSelected: (count) => `選択した${count}件を確認`,
  acknowledged: "アラートを確認しました。",
  acknowledgeLead: "全担当者の一覧とバッジから消えます。",
  older: "前のアラートを見る",
  open: "関連画面を開く",
  rulesTitle: "ルール",
  rules: {
    queue_over_target: "処理の遅れ",
    provider_failing: "ゲーム起動の失敗",
    late_win_refused: "終了したラウンドへの遅い呼び出し",
    big_win: "高額配当",
    provider_float: "振替ウォレットの残高",
    secret_changed: "シークレットキーの変更",
    secret_used: "新しいシークレットキーの初回使用",
    report_made: "定期レポート作成",
    other_build: "ゲームの別のビルド",
    protection_breach: "保護の違反",
    commitment_refused: "保護の約束の変更拒否",
    commitment_changed: "保護の約束の直接変更",
    likely_excluded: "自己排除者と似た登録",
    component_changed: "構成要素の変更",
    complaint_due: "苦情の期日が間近",
    complaint_late: "苦情の期日超過",
    clock_drift: "時計のずれ",
    staff_locked: "スタッフのログインをロック",
    closed_account_owed: "退会したアカウントの残高",
    funds_short: "会員資金の不足",
    funds_not_entered: "分別管理口座の残高が未入力",
    access_review_late: "アクセス権レビューの遅れ",
    log_review_late: "記録レビューの遅れ",
    access_not_removed: "取り消されていないアクセス権",
    provider_clock_drift: "ゲーム会社の時計のずれ",
    provider_budget_used: "ゲーム会社のエラーバジェット超過",
    help_link_dead: "相談窓口のリンク切れ",
    site_without_help: "応答する相談窓口のリンクなし",
    emergency_access: "緊急権限の取得",
    emergency_review_late: "緊急権限のレビュー遅れ",
    privacy_request_due: "個人データの請求の期限が近い",
    privacy_request_late: "個人データの請求の期限超過",
    quick_starts: "早すぎるラウンド",
    play_review: "プレイパターンのレビュー",
    refused_sign_ins: "スタッフのログイン拒否",
  },
  ruleFacts: {
    queue_over_target: "入金、出金、お問い合わせ、提案がこの時間以上待っているとき",
    provider_failing: "15分間に一社の起動失敗がこの回数以上のとき",
    late_win_refused: "スタッフが終了したラウンドへの呼び出しが拒否されたとき",
    big_win: "一つのラウンドの配当がこの金額以上のとき",
    provider_float: "一社にある会員のお金がこの金額以上のとき",
    secret_changed: "ゲーム会社または送信先のシークレットキーが変更されたとき",
    secret_used: "ゲーム会社が新しいシークレットキーで初めてのアドレスから呼び出したとき",
    report_made: "定期レポートのファイルが作成されたとき",
    other_build: "ゲーム会社の一覧が固定したものと別のビルドや還元率を示し、ゲームが停止したとき",
    protection_breach: "1日の集計で、元帳が拒否すべきだったベットや入金が見つかったとき",
    commitment_refused: "会員の休止や限度額を短縮・緩和する変更をデータベースが拒否したとき",
    commitment_changed:
      "会員の休止や限度額がデータベースのチェックを通らずに変更されたことが見つかったとき",
    likely_excluded: "自己排除した会員と氏名・生年月日が似た人が登録したとき",
    component_changed: "検査でリリースと異なるファイルまたはデータベース関数が見つかったとき",
    complaint_due: "苦情への回答または決定の期日が2日以内のとき",
    complaint_late: "苦情への回答または決定が期日を過ぎたとき",
    clock_drift: "プロセスとデータベースの時計が100ミリ秒を超えてずれたとき",
    staff_locked: "15分間に3回間違えてスタッフのログインがロックされたとき",
    closed_account_owed: "退会したアカウントに会員の残高があるとき",
    funds_short: "1日の終わりに分別管理口座の残高が会員への債務を下回ったとき（直近31日）",
    funds_not_entered: "分別管理口座の残高がこの期間入力されないとき",
    access_review_late: "スタッフのアクセス権がこの期間レビューされていないとき（レビューの間隔）",
    log_review_late: "記録がこの期間レビューされていないとき（レビューの間隔）",
    access_not_removed: "レビューで取り消すとしたアクセス権が1日後も残っているとき",
    provider_clock_drift: "ゲーム会社の時計が5分間、当社の時計と1秒を超えてずれたとき",
    provider_budget_used: "1か月の失敗した呼び出しが合意水準で許容される件数を超えたとき",
    help_link_dead: "相談窓口のリンクが30分間に6回以上続けて応答しないとき",
    site_without_help: "サイトに表示する相談窓口のリンクが1つも応答しないとき",
    emergency_access: "スタッフが緊急権限を取得したとき",
    emergency_review_late: "終了した緊急権限がこの期間レビューされないとき",
    privacy_request_due: "個人データの請求への回答期限が3日以内になると",
    privacy_request_late: "個人データの請求への回答期限を過ぎると",
    quick_starts: "ゲームのラウンドが法域の最小間隔より早く始まったとき（ゲームごとに1件）",
    play_review: "プレイの測定値が公開した基準に達したとき",
    refused_sign_ins: "15分間に拒否されたスタッフのログインがこの回数以上のとき",
  },
  says: {
    queue_over_target: (queue, count, waited) =>
      `${queue}が${count}件、長く待っています。最も古いものは${waited}待っています。`,
    provider_failing: (provider, count) =>
      `${provider}のゲーム起動が15分間に${count}回失敗しました。`,
    late_win_refused: (round, connection, call) =>
      `スタッフが終了したラウンド${round}に、${connection}の呼び出し${call}が遅れて届き、拒否されました。`,
    big_win: (member, amount, round) =>
      `${member}さんがラウンド${round}で${amount}を獲得しました。`,
    provider_float: (connection, amount) => `${connection}に会員のお金が${amount}あります。`,
    secret_changed: (operator, object) =>
      `${operator}さんがシークレットキーを変更しました：${object}`,
    secret_used: (connection, address) =>
      `${connection}の新しいシークレットキーが${address}から初めて使われました。ゲーム会社のアドレスか確認してください。`,
    report_made: (report, from, until) =>
      `${report}レポートのファイルができました。期間：${from}～${until}`,
    other_build: (game, pinned, told) =>
      `ゲーム会社が${game}の別のビルドを示したため、ゲームを停止しました。固定：${pinned}、ゲーム会社：${told}。`,
    protection_breach: (day, limits, breaks) =>
      `${day}の集計で、限度額を超えたベット・入金が${limits}件、休止中のベット・入金が${breaks}件見つかりました。原因を確認してください。`,
    commitment_refused: (what, count) =>
      `${what}を短縮・緩和する変更${count}件をデータベースが拒否しました。実行者をデータベースのログで確認してください。`,
    commitment_changed: (what, subject) =>
      `${what}がデータベースのチェックを通らずに変更されました：${subject}。npm run verifyで確認してください。`,
    likely_excluded: (member, excluded) =>
      `新しい会員${member}は、氏名と生年月日が自己排除した会員${excluded}と似ているため停止しました。同じ人か確認してください。`,
    component_changed: (count, first, place) =>
      `リリースと異なる構成要素が${count}件見つかりました（${place}）。最初の項目：${first}。原因を確認し、リリースを再インストールしてください。`,
    complaint_due: (member, number, step) =>
      `会員${member}の苦情${number}番：${step}の期日まで2日以内です。`,
    complaint_late: (member, number, step) =>
      `会員${member}の苦情${number}番：${step}の期日を過ぎました。`,
    clock_drift: (process, ms) =>
      `${process}の時計がデータベースと${ms}ミリ秒ずれています。時刻同期をご確認ください。`,
    staff_locked: (loginId, count, address) =>
      `スタッフ${loginId}のログインは15分間に${count}回間違えたためロックされました。IPアドレスは${address}です。`,
    closed_account_owed: (member, amount) =>
      `退会した会員${member}のアカウントに${amount}の残高があります。停止として再開すると、会員が出金できます。`,
    funds_short: (day, amount) =>
      `${day}の分別管理口座の残高が会員への債務を${amount}下回っています。`,
    funds_not_entered: (account, day, count) =>
      `分別管理口座${account}の残高が${day}から${count}日分入力されていません。`,
    access_review_late: (count, days) =>
      `スタッフ${count}人のアクセス権が${days}日以内にレビューされていません。`,
    log_review_late: (days) => `記録が${days}日間レビューされていません。`,
    access_not_removed: (loginId) =>
      `レビューで取り消すとした${loginId}のアクセス権が1日を過ぎても残っています。停止するか、アクセスの終了日時を設定してください。`,
    provider_clock_drift: (connection, gap) =>
      `${connection}の時計が当社の時計より${gap}。ゲーム会社に時刻同期の確認を依頼してください。`,
    provider_budget_used: (connection, failed, allowed) =>
      `${connection}への今月の失敗した呼び出しは${failed}件で、合意水準で許容される${allowed}件を超えました。ゲーム会社に原因を確認してください。`,
    help_link_dead: (address, fault, sites) =>
      `相談窓口のリンク${address}が30分を超えて応答していません（${fault}）。表示しているサイトは${sites}件です。リンクを確認して差し替えてください。`,
    site_without_help: (host, play) =>
      `サイト${host}で応答する相談窓口のリンクがありません。${play}`,
    emergency_access: (loginId, access) =>
      `${loginId}が緊急権限（${access}）を取得しました。行った操作を確認し、レビューを完了してください。`,
    emergency_review_late: (count, days) =>
      `${days}日以内にレビューされていない緊急権限が${count}件あります。`,
    privacy_request_due: (member, number, kind, dueOn) =>
      `会員${member}の個人データの請求${number}番（${kind}）：回答期限（${dueOn}）まで3日以内です。`,
    privacy_request_late: (member, number, kind, dueOn) =>
      `会員${member}の個人データの請求${number}番（${kind}）：回答期限（${dueOn}）を過ぎました。`,
    quick_starts: (game, shortest, least) =>
      `${game}：前のラウンドから${shortest}ミリ秒で始まったラウンドがあります。最小間隔は${least}ミリ秒です。ゲーム会社に確認してください。`,
    play_review: (loginId) =>
      `会員${loginId}のプレイが公開した基準に達しました。測定値をレビューしてください。`,
    refused_sign_ins: (count, addresses) =>
      `15分間にスタッフのログインが${count}件拒否されました。IPアドレスは${addresses}個です。`,
  },
  reports: {
    "money-day": "金額（日別）",
    "money-provider": "金額（ゲーム会社別）",
    "activity-day": "会員の活動",
    return: "還元率",
    balances: "残高",
    accounts: "日次口座サマリー",
  },
  queues: {
    deposits: "入金申請",
    withdrawals: "出金申請",
    helps: "お問い合わせ",
    proposals: "承認待ちの提案",
  },
  clockGaps: {
    ahead: (ms) => `${ms}ミリ秒進んでいます`,
    behind: (ms) => `${ms}ミリ秒遅れています`,
  },
  emergencies: { members: "会員の保護", operation: "運営の停止" },
  plays: {
    paused: "応答するリンクが見つかるまでプレイを停止しています。",
    open: "プレイは続いています。応答するリンクを追加してください。",
  },
  privacyRequests: jpPrivacyRequestKinds,
  complaintSteps: { answer: "最初の回答", decision: "最終決定" },
  commitments: {
    break: "一時休止・自己排除",
    limit: "限度額",
    quiet: "プレイ休止時間・入金しない曜日",
  },
  isOn: "使用",
  off: "停止中",
  on: "使用中",
  limit: "基準",
  units: {
    minutes: (n) => `${n}分`,
    days: (n) => `${n}日`,
    count: (n) => `${n}回`,
  },
  change: "変更",
  changed: "ルールを変更しました。",
  changeLead: "停止したり基準を上げたりするには、二人目の担当者の承認が必要です。",
  proposed: "提案しました。二人目の担当者が承認すると適用されます。",
  channelsTitle: "送信先",
  channelsLead:
    "アラートをウェブフックやメールでも送ります。追加や変更には二人の担当者の承認が必要です。",
  noChannels: "送信先はありません",
  kinds: {
    webhook: "ウェブフック",
    email: "メール",
  },
  name: "名前",
  kind: "種類",
  target: {
    webhook: "httpsアドレス",
    email: "メールアドレス",
  },
  secret: "署名用シークレットキー",
  secretHint:
    "16～200文字。変更しない場合は空のままにしてください。再び表示されることはありません。",
  language: "メールの言語",
  whichRules: "送るルール",
  addChannel: "送信先を追加",
  editChannel: "変更",
  switchOff: "停止",
  switchOn: "使用する",
  tryIt: "テスト送信",
  tried: "テストのアラートを送信待ちに入れました。",
  switchedOff: "停止しました。",
  noMail: "メールサーバーが設定されていません。SMTP_URLとMAIL_FROMを設定してください。",
  deliveries: (waiting, failed) => `待ち${waiting}件、7日間の失敗${failed}件`,
  lastSent: (at) => `最終送信 ${at}`,
  test: "テストのアラートです。読めれば、送信先は正常に動いています。",
  channel: "送信先",
  state: "送信",
  acts: "処理",
};
