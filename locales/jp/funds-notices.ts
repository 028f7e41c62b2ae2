import type { FundsLevel } from "#contract/funds.ts";

export const jpFundsNotices: Record<FundsLevel, string> = {
  not_protected:
    "会員のお金は事業資金とは別の口座で保管していますが、運営者が倒産した場合は会社の財産として扱われ、戻らないことがあります。",
  medium:
    "会員のお金は事業資金とは別の口座で保管し、運営者が倒産した場合に会員へ分配するための仕組みがあります。全額は戻らないことがあります。",
  high: "会員のお金は法律上も実際にも会社の財産から切り離された口座で保管し、独立した第三者が確認しています。",
};
