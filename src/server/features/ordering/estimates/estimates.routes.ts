import {
  answerRaise,
  listEstimates,
  readEstimate,
  saveEstimate,
  withdrawEstimate,
} from '#/contract/ordering/estimates.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { answerRaise as answer } from './answer-raise.ts'
import { asInCart, type LinesInCart } from './as-in-cart.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { presentEstimate, presentList } from './estimates.presenter.ts'
import { readWhole } from './estimates.repo.ts'
import { listEstimates as list } from './list-estimates.ts'
import { makeEstimate } from './make-estimate.ts'
import { visibleTo } from './own-estimate.ts'
import { staffEstimatesRoutes } from './staff-estimates.routes.ts'
import { withdrawEstimate as withdraw } from './withdraw-estimate.ts'

interface RoutesDeps extends EstimatesDeps {
  readonly linesInCart: LinesInCart
}

export function estimatesRoutes(deps: RoutesDeps): readonly Route[] {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    writeRoute(saveEstimate, async ({ principal, visitorKey, body }, tx) => {
      const { memberId, roles } = principal
      const jobs = await asInCart(tx, deps.linesInCart, memberId, body.jobs)
      const wanted = { memberId, roles, visitorKey, jobs, staff: null, note: null }
      return presentEstimate(tx, await makeEstimate(tx, deps, wanted), now())
    }),
    route(listEstimates, async ({ principal, query }) => {
      const { rows, next } = await list(db, { memberId: principal.memberId, q: '', after: query.after })
      return { estimates: [...(await presentList(db, rows, now()))], next }
    }),
    route(readEstimate, async ({ principal, params }) =>
      presentEstimate(db, visibleTo(principal, await readWhole(db, params.number)), now()),
    ),
    writeRoute(withdrawEstimate, async (call, tx) =>
      presentEstimate(tx, await withdraw(tx, deps, call, call.params.number), now()),
    ),
    writeRoute(answerRaise, async ({ principal, params, body }, tx) =>
      presentEstimate(tx, await answer(tx, deps, principal, { ...params, ...body }), now()),
    ),
    ...staffEstimatesRoutes(deps),
  ]
}
