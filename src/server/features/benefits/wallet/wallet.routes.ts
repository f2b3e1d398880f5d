import * as contract from '#/contract/benefits/wallet.contract.ts'
import { historyOf, liveLots, walletAccounts } from '#/server/features/benefits/ledger/ledger.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { balancesOf } from './balances.ts'
import { eventOf, lotOf } from './wallet.presenter.ts'
import { registerGiftCard } from './register-gift-card.ts'
import { rulesOf } from './rules.repo.ts'
import type { WalletDeps } from './wallet-deps.ts'

const PAGE = 20

export function walletRoutes(deps: WalletDeps & Pick<Services, 'database'>): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.readWallet, async ({ principal: { memberId } }) => {
      const now = deps.clock.now()
      const lots = await liveLots(db, await walletAccounts(db, memberId), now)
      const { purchaseRate, reviewPoints, photoReviewPoints, pointsMonths, leastPoints } = await rulesOf(db)
      return {
        ...(await balancesOf(db, memberId, now)),
        lots: lots.map(lotOf),
        rules: { purchaseRate, reviewPoints, photoReviewPoints, pointsMonths, leastPoints },
      }
    }),
    route(contract.readWalletHistory, async ({ principal: { memberId }, query }) => {
      const asked = { memberId, prefix: query.value, before: query.before ?? null, limit: PAGE + 1 }
      const rows = await historyOf(db, asked)
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.last ?? null) : null
      return { items: rows.slice(0, PAGE).map(eventOf), next }
    }),
    route(contract.registerGiftCard, async (call) => {
      const { memberId } = call.principal
      const { amount, expiresAt } = await registerGiftCard(deps, call, { memberId, code: call.body.code })
      return { amount, expiresAt: expiresAt.toISOString() }
    }),
  ]
}
