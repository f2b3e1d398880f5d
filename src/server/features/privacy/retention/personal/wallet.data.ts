import * as wallet from '#/server/features/benefits/wallet/wallet.table.ts'
import { fatesOf, kept, no, type PersonalTable } from './fate.ts'

/** Points, e-money and gift cards: what the shop gave and owed, kept like the books it stands in. */
export const WALLET: readonly PersonalTable[] = [
  fatesOf(wallet.benefitRules, {}),
  fatesOf(wallet.valueGrants, { ...no('value', 'state'), ...kept('order-5y', 'reason') }),
  fatesOf(wallet.giftCardBatches, { ...no('state'), ...kept('order-5y', 'name', 'reason', 'stopReason') }),
  fatesOf(wallet.giftCards, no('codeHash', 'codeSealed')),
  fatesOf(wallet.giftCardGuesses, {}),
  fatesOf(wallet.emoneyRefunds, { ...no('state'), ...kept('order-5y', 'refundAccount', 'reason') }),
]
