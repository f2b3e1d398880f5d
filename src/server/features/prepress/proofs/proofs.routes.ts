import { AppError } from '#/contract/errors.ts'
import * as endpoints from '#/contract/prepress/proofs.contract.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { approveProof } from './approve-proof.ts'
import { askForChanges } from './ask-for-changes.ts'
import { assignPartner } from './assign-partner.ts'
import { shownBefore } from './changes-of.ts'
import { commentOnProof } from './comment-on-proof.ts'
import { listProofs } from './list-proofs.ts'
import { loadProof } from './load-proof.ts'
import { makeVersion } from './make-version.ts'
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
      return { items: presentPages(version, pages, before && (await readPages(db, params.proofId, before.number))) }
    }),
    route(endpoints.readPageImage, ({ params, query, principal, reply }) =>
      sendPageImage(stored, { ...params, size: query.size }, principal, reply),
    ),
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
    makeVersion(tx, deps, { lineId: params.lineId, note: body.note, staff: principal }),
  ),
  writeRoute(endpoints.publishProofVersion, async ({ params, body, principal }, tx) => {
    await publishVersion(tx, deps, { proofId: params.proofId, principal, ...body })
    return {}
  }),
  writeRoute(endpoints.assignProofPartner, async ({ params, body, principal }, tx) => {
    await assignPartner(tx, deps, { proofId: params.proofId, partnerId: body.partnerId, principal })
    return {}
  }),
]
