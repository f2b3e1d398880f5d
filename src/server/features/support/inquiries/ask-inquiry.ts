import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { askAsVisitor as visitorEndpoint, askInquiry as endpoint } from '#/contract/support/inquiries.contract.ts'
import { memberCard, takeTicket } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { beginInquiry } from './begin-inquiry.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { tellReceived } from './inquiry-events.ts'
import { openVisitorInquiry } from './open-as-visitor.ts'
import { type Asker } from './own-inquiry.ts'
import { resolveContext } from './resolve-context.ts'

/** A member asks, about something of their own or about nothing in particular. */
export async function askInquiry(
  tx: Tx,
  deps: InquiryWork,
  principal: MemberPrincipal,
  visitorKey: string | null,
  { context, ...asked }: BodyOf<typeof endpoint>,
): Promise<{ inquiryId: string }> {
  const about = context && (await resolveContext(tx, context, { principal, visitorKey }))
  const row = await beginInquiry(tx, deps, {
    ...asked,
    from: {
      kind: 'member',
      memberId: principal.memberId,
      name: (await memberCard(tx, principal.memberId))?.name ?? '고객',
    },
    context: about,
    asker: { principal, visitorKey },
  })
  return { inquiryId: row.id }
}

/** Somebody without an account asks; the ticket says which phone is theirs, and this browser may read on. */
export async function askAsVisitor(
  tx: Tx,
  deps: InquiryWork,
  asker: Asker,
  { ticket, name, ...asked }: BodyOf<typeof visitorEndpoint>,
): Promise<{ inquiryId: string }> {
  if (asker.visitorKey === null) throw new AppError('LOGIN_REQUIRED')
  const { target } = await takeTicket(tx, deps, ticket, 'inquiry')
  const row = await beginInquiry(tx, deps, {
    ...asked,
    from: { kind: 'visitor', phone: target, name },
    context: null,
    asker,
  })
  await openVisitorInquiry(tx, deps, row.id, asker.visitorKey)
  await deps.jobs.add(tx, tellReceived, { inquiryId: row.id }, { key: `inquiry-received:${row.id}` })
  return { inquiryId: row.id }
}
