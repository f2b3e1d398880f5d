import type { FaqForm } from '#/contract/content/content-admin.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { faqExists, lastFaqPosition, updateFaq } from './content-admin.repo.ts'
import { insertFaqs } from './content.repo.ts'

type Deps = Pick<Services, 'clock' | 'ids'>

/** A new question, behind the others. */
export async function writeFaq(tx: Tx, deps: Deps, call: AuditedCall, form: FaqForm): Promise<{ id: string }> {
  const id = deps.ids.uuid()
  await insertFaqs(tx, [{ id, ...rowOf(form, deps), position: (await lastFaqPosition(tx)) + 1 }])
  await audit(tx, call, { action: 'faq.write', objectKind: 'faq', objectId: id, detail: form })
  return { id }
}

/** NOT_FOUND, or CONFLICT when somebody else has changed it meanwhile. The log keeps what it was changed to. */
export async function changeFaq(
  tx: Tx,
  deps: Deps,
  call: AuditedCall,
  { id, version, form }: { readonly id: string; readonly version: number; readonly form: FaqForm },
): Promise<{ id: string }> {
  if (!(await updateFaq(tx, { id, version }, rowOf(form, deps))))
    throw new AppError((await faqExists(tx, id)) ? 'CONFLICT' : 'NOT_FOUND')
  await audit(tx, call, { action: 'faq.change', objectKind: 'faq', objectId: id, detail: form })
  return { id }
}

const rowOf = ({ category, question, answer, hidden }: FaqForm, { clock }: Deps) => ({
  category,
  question,
  answer,
  hiddenAt: hidden ? clock.now() : null,
})
