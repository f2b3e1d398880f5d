import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { recordArrival as arrivalEndpoint } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { josa } from '#/lib/josa.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { beginRefund, lineOfCase } from './agreed-refund.ts'
import { moved } from './case-acts.ts'
import { updateCase } from './cases.repo.ts'
import type { OfferWork } from './inquiries-deps.ts'
import { lockCase } from './lock-case.ts'
import { tellBrowsers } from './move-inquiry.ts'
import { type Author, postMessage } from './post-message.ts'

interface Arrival {
  readonly caseId: string
  readonly author: Author & { readonly id: string }
  readonly body: BodyOf<typeof arrivalEndpoint>
}

/**
 * Goods that a customer sent back are here: the money that was agreed to goes at once, and a remake may begin. Fewer than were agreed
 * on are taken by whoever says why. Pressed twice it happens once (CONFLICT).
 */
export async function recordArrival(
  tx: Tx,
  deps: OfferWork,
  { caseId, author, body }: Arrival,
): Promise<Record<string, never>> {
  const { row, inquiry } = await lockCase(tx, caseId)
  const state = moved(row, 'arrive', 'staff')
  const line = await lineOfCase(tx, row)
  const { product } = line.spec
  const agreed = row.offerCopies ?? 0
  if (body.copies > agreed)
    throw new AppError('INVALID_INPUT', undefined, {
      copies: `돌려받기로 한 ${copiesText(product, agreed)}보다 많습니다.`,
    })
  if (body.copies < agreed && !body.note)
    throw new AppError('INVALID_INPUT', undefined, {
      note: `${copiesText(product, agreed)} 가운데 일부만 왔습니다. 그대로 진행하는 까닭을 적어 주세요.`,
    })
  const refunds = row.offerAfter === 'refund'
  const repaymentId = refunds ? await beginRefund(tx, deps, row, { kind: 'staff', id: author.id }) : null
  const now = deps.clock.now()
  await updateCase(tx, row.id, { state, returnedAt: now, returnedCopies: body.copies, repaymentId })
  const next = refunds ? '환불을 시작합니다.' : '다시 만들 준비를 합니다.'
  const goods = `돌려보내신 ${josa(copiesText(product, body.copies), '이/가')} 도착했습니다.`
  const said = [`${goods} ${next}`, body.note].filter(Boolean).join('\n')
  await postMessage(tx, deps, inquiry, { kind: 'event', author, body: said })
  await tellBrowsers(tx, deps, row.inquiryId)
  return {}
}
