import * as contract from '#/contract/benefits/staff-coupons.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { type Route, listRoute, route, writeRoute } from '#/server/platform/http/route.ts'
import { presentCampaign, presentCampaignPage } from './campaigns.presenter.ts'
import { findCampaign, pageOfCampaigns } from './campaigns.repo.ts'
import { guessersSince } from './code-guesses.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import type { CampaignRow } from './coupons.table.ts'
import { decideGrant, grantCoupons } from './grant-coupons.ts'
import { makePool } from './make-pool.ts'
import { reachOf } from './reach.repo.ts'
import { sendCampaignSheet } from './send-campaign-sheet.ts'
import * as write from './write-campaign.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

const PAGE = 50

export function staffCouponsRoutes(deps: CouponsDeps): readonly Route[] {
  return [...readRoutes(deps), ...writeRoutes(deps), ...givingRoutes(deps)]
}

function readRoutes(deps: CouponsDeps): readonly Route[] {
  return [
    listRoute(contract.listCampaigns, async ({ query }, db) => {
      const now = deps.clock.now()
      const last = query.after ? await findCampaign(db, query.after) : null
      const before = last && { at: last.madeAt, id: last.id }
      const rows = await pageOfCampaigns(db, { before, limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE)
      const reach = await reachOf(
        db,
        shown.map(({ id }) => id),
        now,
      )
      return {
        campaigns: shown.map((row) => presentCampaign(row, reach.get(row.id))),
        next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
        guessing: await guessersSince(db, new Date(now.getTime() - DAY_MS)),
      }
    }),
    listRoute(contract.downloadCampaigns, ({ query, reply }, db) =>
      sendCampaignSheet(db, reply, query.format, deps.clock.now()),
    ),
    route(contract.readCampaign, async ({ principal, params }) => {
      const { db } = deps.database
      const campaign = await findCampaign(db, params.id)
      if (!campaign) throw new AppError('NOT_FOUND')
      return pageOf(db, deps, campaign, principal.staffId)
    }),
  ]
}

function writeRoutes(deps: CouponsDeps): readonly Route[] {
  return [
    writeRoute(contract.createCampaign, async ({ principal, body }, tx) => {
      const { staffId } = principal
      return pageOf(tx, deps, await write.createCampaign(tx, deps, { form: body, staffId }), staffId)
    }),
    writeRoute(contract.changeCampaign, async ({ principal, params, body: { seen, ...form } }, tx) => {
      const changed = await write.changeCampaign(tx, deps, { id: params.id, seen, form })
      return pageOf(tx, deps, changed, principal.staffId)
    }),
    writeRoute(contract.deleteCampaign, async ({ params, body }, tx) => {
      await write.deleteCampaign(tx, { ...params, ...body })
      return null
    }),
    writeRoute(contract.startCampaign, async ({ principal, params, body }, tx) =>
      pageOf(tx, deps, await write.startCampaign(tx, deps, { ...params, ...body }), principal.staffId),
    ),
    writeRoute(contract.stopCampaign, async ({ principal, params }, tx) =>
      pageOf(tx, deps, await write.stopCampaign(tx, deps, params.id), principal.staffId),
    ),
    writeRoute(contract.makePool, async ({ principal, params, body }, tx) => ({
      codes: [...(await makePool(tx, deps, { campaignId: params.id, staffId: principal.staffId, ...body }))],
    })),
  ]
}

function givingRoutes(deps: CouponsDeps): readonly Route[] {
  return [
    writeRoute(contract.grantCoupons, async ({ principal, params, body }, tx) => {
      const { state, given } = await grantCoupons(tx, deps, {
        campaignId: params.id,
        staffId: principal.staffId,
        ...body,
      })
      return { state, given }
    }),
    writeRoute(contract.decideGrant, async ({ principal, params, body }, tx) => ({
      given: await decideGrant(tx, deps, { grantId: params.id, staffId: principal.staffId, ...body }),
    })),
  ]
}

const pageOf = (db: DbOrTx, { clock }: CouponsDeps, campaign: CampaignRow, staffId: string) =>
  presentCampaignPage(db, campaign, { staffId, now: clock.now() })
