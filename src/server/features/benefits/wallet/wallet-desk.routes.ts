import * as contract from '#/contract/benefits/staff-wallet.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { prepaidAlarm } from '#/domain/ledger/prepaid-alarm.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { issuedSince, owedByDay } from '#/server/features/benefits/ledger/ledger.public.ts'
import { type Route, listRoute, route, writeRoute } from '#/server/platform/http/route.ts'
import { decideGiftCards, issueGiftCards, listBatches, stopGiftCards } from './gift-cards.ts'
import { decideGrant, grantValue, listGrants } from './grants.ts'
import { type PrintDeps, sendGiftCards } from './send-gift-cards.ts'
import { guessersOf } from './register-gift-card.ts'
import { insertRules, lockRules, rulesOf } from './rules.repo.ts'

const DAYS = 31

export function walletDeskRoutes(deps: PrintDeps): readonly Route[] {
  return [
    listRoute(contract.readBenefits, async (_call, db) => {
      const now = deps.clock.now()
      const today = seoulDay(now)
      const { version, madeAt: _madeAt, staffId: _staffId, ...rules } = await rulesOf(db)
      const days = await owedByDay(db, today, DAYS)
      const issued = await issuedSince(db, seoulMidnight(`${today.slice(0, 4)}-01-01`))
      const balance = (days[0]?.emoneyPaid ?? 0) + (days[0]?.giftCards ?? 0)
      return {
        version,
        rules,
        days: [...days],
        legal: prepaidAlarm(balance, issued),
        guessers: await guessersOf(db, now),
      }
    }),
    writeRoute(contract.changeRules, async ({ principal, body }, tx) => {
      const { version } = await lockRules(tx)
      if (version !== body.base)
        throw new AppError('CONFLICT', '그 사이 다른 사람이 규칙을 바꿨습니다. 새로 열어 확인해 주세요.')
      if (body.rules.photoReviewPoints < body.rules.reviewPoints)
        throw wrong('photoReviewPoints', '후기 포인트보다 적을 수 없습니다.')
      if (body.rules.leastPoints % 10 !== 0) throw wrong('leastPoints', '10P 단위로 적어 주세요.')
      const { staffId } = principal
      await insertRules(tx, { version: version + 1, ...body.rules, madeAt: deps.clock.now(), staffId })
      return { version: version + 1 }
    }),
    listRoute(contract.listGrants, async ({ principal }, db) => ({ items: await listGrants(db, principal.staffId) })),
    writeRoute(contract.grantValue, async ({ principal, body }, tx) => {
      const { state } = await grantValue(tx, deps, principal.staffId, body)
      return { state }
    }),
    writeRoute(contract.decideGrant, async ({ principal: { staffId }, params: { id }, body: { give } }, tx) => ({
      state: await decideGrant(tx, deps, { id, staffId, give }),
    })),
    listRoute(contract.listGiftCardBatches, async ({ principal }, db) => ({
      items: await listBatches(db, principal.staffId),
    })),
    writeRoute(contract.issueGiftCards, async ({ principal, body }, tx) => {
      const { id, state } = await issueGiftCards(tx, deps, principal.staffId, body)
      return { id, state }
    }),
    writeRoute(contract.decideGiftCards, async ({ principal: { staffId }, params: { id }, body: { give } }, tx) => ({
      state: await decideGiftCards(tx, deps, { id, staffId, give }),
    })),
    writeRoute(contract.stopGiftCards, async ({ principal: { staffId }, params: { id }, body: { reason } }, tx) => ({
      stopped: await stopGiftCards(tx, deps, { id, staffId, reason }),
    })),
    route(contract.readGiftCardSheet, ({ params, query, reply }) =>
      sendGiftCards(reply, deps, { id: params.id, format: query.format }),
    ),
  ]
}

const wrong = (field: string, message: string) =>
  new AppError('INVALID_INPUT', message, { [`rules.${field}`]: message })
