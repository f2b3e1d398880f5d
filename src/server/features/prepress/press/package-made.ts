import type { DbOrTx } from '#/server/platform/db/database.ts'
import { proofOfLine } from '#/server/features/prepress/proofs/proofs.public.ts'
import { newestPackage } from './press.repo.ts'

/** Whether the newest package of a line is there, whole, and of the version that the customer approved last. */
export async function packageMade(db: DbOrTx, lineId: string): Promise<boolean> {
  const made = await newestPackage(db, lineId)
  const proof = await proofOfLine(db, lineId)
  return made?.state === 'done' && made.proofVersion === (proof?.approvedVersion ?? null)
}
