import type { MoneyLine } from "#contract/wallet.ts";
import type { Texts } from "#locales/ko/site.ts";

/** The name of each kind of movement, on the page and in the file of a statement. */
export const moneyKindTexts = (wallet: Texts["wallet"]): Record<MoneyLine["kind"], string> => ({
  bet: wallet.kindBet,
  win: wallet.kindWin,
  cash_out: wallet.kindCashOut,
  bet_rollback: wallet.kindBetRollback,
  win_rollback: wallet.kindWinRollback,
  grant: wallet.kindGrant,
  deposit: wallet.kindDeposit,
  withdrawal_hold: wallet.kindHold,
  withdrawal_returned: wallet.kindReturned,
  comp: wallet.kindComp,
  adjustment: wallet.kindAdjustment,
  test_funding: wallet.kindTestFunding,
  transfer_sent: wallet.kindTransferSent,
  transfer_returned: wallet.kindTransferReturned,
  transfer_received: wallet.kindTransferReceived,
});
