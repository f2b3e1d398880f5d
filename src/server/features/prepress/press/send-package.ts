import type { FastifyReply } from 'fastify'
import { PACKAGE_KEPT_DAYS } from '#/contract/prepress/press.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { PressDeps } from './press-deps.ts'
import { packageFileName } from './press.presenter.ts'
import { readPackage } from './press.repo.ts'
import { sendZip } from './send-zip.ts'

/** Sends a finished package and writes down who took it, before the first byte leaves. */
export async function sendPackage(
  deps: PressDeps,
  packageId: string,
  call: AuditedCall,
  reply: FastifyReply,
): Promise<void> {
  const { db } = deps.database
  const row = await readPackage(db, packageId)
  const line = row && (await lineOf(db, row.lineId))
  if (!row || !line) throw new AppError('NOT_FOUND')
  if (row.state === 'expired')
    throw new AppError(
      'CONFLICT',
      `만든 지 ${PACKAGE_KEPT_DAYS}일이 지나 지운 자료입니다. 품목에서 다시 만들면 같은 내용으로 나옵니다.`,
    )
  if (row.storageKey === null || row.bytes === null)
    throw new AppError('CONFLICT', '인쇄 자료가 아직 다 만들어지지 않았습니다.')
  const name = packageFileName(line, row.version)
  await audit(db, call, {
    action: 'press.download',
    objectKind: 'press-package',
    objectId: row.id,
    detail: { orderNumber: line.orderNumber, lineId: line.id, version: row.version, sha256: row.sha256 },
  })
  await sendZip(deps, { name, bytes: row.bytes, storageKey: row.storageKey }, reply)
}
