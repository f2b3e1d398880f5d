import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { sendZip } from '#/server/features/prepress/press/press.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { GangsDeps } from './gangs-deps.ts'
import { readGangRow } from './gangs.repo.ts'

/** Sends a finished package and writes down who took it, before the first byte leaves. */
export async function sendGangPackage(
  deps: Pick<GangsDeps, 'database' | 'storage'>,
  gangId: string,
  call: AuditedCall,
  reply: FastifyReply,
): Promise<void> {
  const { db } = deps.database
  const row = await readGangRow(db, gangId)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.packageState !== 'done' || row.packageKey === null || row.packageBytes === null)
    throw new AppError('CONFLICT', '합판의 인쇄 자료가 없습니다.')
  const { number, version, packageSha256: sha256 } = row
  await audit(db, call, {
    action: 'gang.download',
    objectKind: 'gang',
    objectId: gangId,
    detail: { number, version, sha256 },
  })
  const { packageBytes: bytes, packageKey: storageKey } = row
  await sendZip(deps, { name: `${number}.zip`, bytes, storageKey }, reply)
}
