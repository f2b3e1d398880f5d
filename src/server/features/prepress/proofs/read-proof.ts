import type { ProofDetail } from '#/contract/prepress/proof.contract.ts'
import { agreedDayOf } from '#/domain/brands/line-origin.ts'
import { dispatchDay } from '#/domain/orders/due-date.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { bindingOfLine, lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { idOf, partnerOf } from './author.ts'
import { dispatchIfApproved } from './dispatch-if-approved.ts'
import { loadProof } from './load-proof.ts'
import { readMessages } from './messages.repo.ts'
import { isProofDesk } from './proofs.policy.ts'
import { presentDetail } from './proofs.presenter.ts'
import { readVersions } from './proofs.repo.ts'

/** A whole proof as its reader sees it: versions, thread, and what may be done now. */
export async function readProof(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  proofId: string,
  principal: Principal,
): Promise<ProofDetail> {
  const { proof, reader } = await loadProof(db, proofId, principal)
  const line = await lineOf(db, proof.lineId)
  if (!line) throw new Error(`proof ${proofId} has no line`)
  const [versions, messages, partner, calendar] = await Promise.all([
    readVersions(db, proofId),
    readMessages(db, proofId),
    proof.partnerId ? partnerOf(db, proof.partnerId) : null,
    proof.state === 'published' ? readCalendar(db) : null,
  ])
  return presentDetail({
    proof,
    reader,
    readerId: idOf(principal),
    isDesk: isProofDesk(principal),
    line,
    binding: bindingOfLine(line),
    versions,
    messages,
    partner,
    dispatch:
      calendar &&
      dispatchIfApproved(clock.now(), (approvedAt) =>
        dispatchDay(calendar, {
          paidAt: line.paidAt,
          approvedAt,
          workingDays: line.quote.workingDays,
          agreedDay: agreedDayOf(line.origin),
        }),
      ),
  })
}
