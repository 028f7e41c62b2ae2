import type { FundsLevel } from "#contract/funds.ts";

export const cnFundsNotices: Record<FundsLevel, string> = {
  not_protected:
    "会员的资金存放在与运营方自有资金分开的账户中，但运营方破产时会被视为其资产的一部分，您可能无法取回。",
  medium:
    "会员的资金存放在与运营方自有资金分开的账户中，运营方破产时有安排将其返还给会员，但您可能无法取回全部资金。",
  high: "会员的资金存放在法律上和实际上都与运营方资产分离的账户中，并由独立机构检查。",
};
