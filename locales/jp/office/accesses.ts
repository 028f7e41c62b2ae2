/** Texts of the back office about the accesses of staff to a member's data. */
export const jpOfficeAccesses = {
  accessesLead:
    "スタッフがこの会員の情報を開いた記録です。同じ項目を15分以内に開き直した場合や、開いた画面が自動で更新された場合は1回として残ります。400日間保管します。",
  opened: "開いた項目",
  noAccesses: "閲覧はありません",
  openedByAct: {
    phone: "電話番号の全桁",
    bank: "口座番号の全桁",
    "identity-file": "本人確認書類",
    "help-file": "お問い合わせのファイル",
  },
};
