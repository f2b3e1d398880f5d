import { AppError } from '#/contract/errors.ts'
import { listAutoProofs, setAutoProof } from '#/contract/prepress/auto-proofs.contract.ts'
import * as endpoints from '#/contract/prepress/proofs.contract.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { approveProof } from './approve-proof.ts'
import { askForChanges } from './ask-for-changes.ts'
import { assignPartner } from './assign-partner.ts'
import { shownBefore } from './changes-of.ts'
import { saveAutoProof } from './auto-proofs.repo.ts'
import { autoProofsOf } from './auto-proofs.ts'
import { commentOnProof } from './comment-on-proof.ts'
import { listProofs } from './list-proofs.ts'
import { loadProof } from './load-proof.ts'
import { makeByStaff } from './make-by-staff.ts'
import { nextProof } from './next-proof.repo.ts'
import { readPages } from './pages.repo.ts'
import { presentPages } from './proofs.presenter.ts'
import { readVersions } from './proofs.repo.ts'
import { publishVersion } from './publish-version.ts'
import { readProof } from './read-proof.ts'
import { resolveComment } from './resolve-comment.ts'
import { sendPageImage, sendProofFile } from './send-stored.ts'

export interface ProofsDeps extends Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'> {
  readonly storage: Storage
}

export const proofsRoutes = (deps: ProofsDeps): readonly Route[] => [...readRoutes(deps), ...writeRoutes(deps)]

const readRoutes = (deps: ProofsDeps): readonly Route[] => {
  const { db } = deps.database
  const stored = { db, storage: deps.storage }
  return [
    route(endpoints.listMyProofs, ({ query, principal }) => listProofs(db, { memberId: principal.memberId }, query)),
    route(endpoints.listPartnerProofs, ({ query, principal }) =>
      listProofs(db, { partnerId: principal.partnerId }, query),
    ),
    route(endpoints.readProof, ({ params, principal }) => readProof(db, deps, params.proofId, principal)),
    route(endpoints.readProofPages, async ({ params, principal }) => {
      const { reader } = await loadProof(db, params.proofId, principal)
      const versions = await readVersions(db, params.proofId)
      const version = versions.find(({ number }) => number === params.version)
      if (!version || (reader !== 'staff' && version.state !== 'published')) throw new AppError('NOT_FOUND')
      const before = shownBefore(version, versions)
      const pages = await readPages(db, params.proofId, version.number)
      const shown = before && { version: before, pages: await readPages(db, params.proofId, before.number) }
      return { items: presentPages(version, pages, shown) }
    }),
    route(endpoints.readPageImage, ({ params, query, principal, reply }) =>
      sendPageImage(stored, { ...params, size: query.size }, principal, reply),
    ),
    route(listAutoProofs, () => autoProofsOf(db)),
    route(endpoints.nextProof, async ({ query }) => ({ next: await nextProof(db, query.after ?? null) })),
    route(endpoints.readProofFile, ({ params, principal, reply }) => sendProofFile(stored, params, principal, reply)),
  ]
}

const writeRoutes = (deps: ProofsDeps): readonly Route[] => [
  writeRoute(endpoints.commentOnProof, ({ params, body, principal, visitorKey }, tx) =>
    commentOnProof(tx, deps, { proofId: params.proofId, principal, visitorKey, body }),
  ),
  writeRoute(endpoints.resolveComment, async ({ params, body, principal }, tx) => {
    await resolveComment(tx, deps, { ...params, resolved: body.resolved, principal })
    return {}
  }),
  writeRoute(endpoints.askForChanges, async ({ params, body, principal }, tx) => {
    await askForChanges(tx, deps, { proofId: params.proofId, principal, ...body })
    return {}
  }),
  writeRoute(endpoints.approveProof, ({ params, body, principal }, tx) =>
    approveProof(tx, deps, { proofId: params.proofId, principal, ...body }),
  ),
  writeRoute(endpoints.makeProofVersion, ({ params, body, principal }, tx) =>
    makeByStaff(tx, deps, { lineId: params.lineId, note: body.note, principal }),
  ),
  writeRoute(setAutoProof, async ({ params, body, principal }, tx) => {
    const changedByName = (await staffName(tx, principal.staffId)) ?? '직원'
    const changed = { changedBy: principal.staffId, changedByName, changedAt: deps.clock.now() }
    await saveAutoProof(tx, { product: params.product, enabled: body.enabled, ...changed })
    return autoProofsOf(tx)
  }),
  writeRoute(endpoints.publishProofVersion, async ({ params, body, principal }, tx) => {
    await publishVersion(tx, deps, { proofId: params.proofId, principal, ...body })
    return {}
  }),
  writeRoute(endpoints.assignProofPartner, async ({ params, body, principal }, tx) => {
    await assignPartner(tx, deps, { proofId: params.proofId, partnerId: body.partnerId, principal })
    return {}
  }),
]
