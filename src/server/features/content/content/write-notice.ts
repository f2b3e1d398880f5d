import type { NoticeForm } from '#/contract/content/content-admin.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { noticeExists, updateNotice } from './content-admin.repo.ts'
import { insertNotices } from './content.repo.ts'

type Deps = Pick<Services, 'clock' | 'ids'>

/** A new notice; customers read it from its day on, unless it is hidden. */
export async function writeNotice(tx: Tx, deps: Deps, call: AuditedCall, form: NoticeForm): Promise<{ id: string }> {
  const id = deps.ids.uuid()
  await insertNotices(tx, [{ id, ...rowOf(form, deps) }])
  await audit(tx, call, { action: 'notice.write', objectKind: 'notice', objectId: id, detail: form })
  return { id }
}

/** NOT_FOUND, or CONFLICT when somebody else has changed it meanwhile. The log keeps what it was changed to. */
export async function changeNotice(
  tx: Tx,
  deps: Deps,
  call: AuditedCall,
  { id, version, form }: { readonly id: string; readonly version: number; readonly form: NoticeForm },
): Promise<{ id: string }> {
  if (!(await updateNotice(tx, { id, version }, rowOf(form, deps))))
    throw new AppError((await noticeExists(tx, id)) ? 'CONFLICT' : 'NOT_FOUND')
  await audit(tx, call, { action: 'notice.change', objectKind: 'notice', objectId: id, detail: form })
  return { id }
}

const rowOf = ({ title, body, pinned, publishedAt, hidden }: NoticeForm, { clock }: Deps) => ({
  title,
  body,
  pinned,
  publishedAt: new Date(publishedAt),
  hiddenAt: hidden ? clock.now() : null,
})
