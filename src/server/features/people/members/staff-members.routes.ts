import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/people/staff-members.contract.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { addressesOf } from './addresses.repo.ts'
import { listMembers } from './list-members.ts'
import { waitingThings } from './looked-at-member.ts'
import type { MembersDeps } from './members-deps.ts'
import { presentCard } from './members.presenter.ts'
import { findMember } from './members.repo.ts'
import { documentsHeld } from './supporting-documents.ts'
import { linksOf } from './social.repo.ts'

export function staffMembersRoutes({ database, storage, clock }: MembersDeps): readonly Route[] {
  return [
    listRoute(contract.listMembers, ({ query }, db) => listMembers(db, query)),
    writeRoute(contract.revealMember, async (call, tx) => {
      const member = await findMember(tx, call.params.memberId)
      if (!member) throw new AppError('NOT_FOUND')
      await audit(tx, call, { action: 'member.reveal', objectKind: 'member', objectId: member.id })
      const links = await linksOf(tx, member.id)
      const documents = await documentsHeld(tx, member.id)
      const addresses = await addressesOf(tx, member.id)
      const seen = lookedAt(await waitingThings(tx, member))
      return presentCard(member, { links, documents, addresses, seen }, clock.now())
    }),
    route(contract.readDocument, async (call) => {
      const { memberId, fileId } = call.params
      const document = (await documentsHeld(database.db, memberId)).find((one) => one.fileId === fileId)
      const [file] = document ? await filesOf(database.db, [fileId]) : []
      if (!document || !file) throw new AppError('NOT_FOUND')
      const detail = { fileId, kind: document.kind }
      await audit(database.db, call, {
        action: 'member.read-document',
        objectKind: 'member',
        objectId: memberId,
        detail,
      })
      const content = await storage.open(file.storageKey)
      call.reply
        .type(document.contentType)
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(content)
      return null
    }),
  ]
}
