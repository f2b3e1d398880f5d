import type { ResultOf } from '#/contract/endpoint.ts'
import type { readPressPackage } from '#/contract/prepress/press.contract.ts'
import { pressJobId } from '#/domain/press/press-order.ts'
import { factsOf, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { PackageRow } from './press.table.ts'

interface Now {
  readonly line: OrderLine
  /** Of what a package would be made of now. */
  readonly binding: string
  readonly refusal: string | null
}

export const packageFileName = (line: Pick<OrderLine, 'orderNumber' | 'position'>, version: number): string =>
  `${pressJobId(line)}_v${version}.zip`

/** Approved, and neither a package nor a person's word for one: ours failed, or cannot lay this job out. */
export function needsHands(line: OrderLine, row: Pick<PackageRow, 'state'> | null, refusal: string | null): boolean {
  const { approvedPages, packaged } = factsOf(line)
  return line.file === 'approved' && approvedPages && !packaged && (refusal !== null || row?.state === 'failed')
}

export const presentLinePackage = (row: PackageRow | null, now: Now): ResultOf<typeof readPressPackage> => ({
  refusal: now.refusal,
  byHand: needsHands(now.line, row, now.refusal),
  package: row && {
    id: row.id,
    version: row.version,
    state: row.state,
    percent: row.percent,
    fileName: packageFileName(now.line, row.version),
    bytes: row.bytes,
    sha256: row.sha256,
    proofVersion: row.proofVersion,
    outdated: row.binding !== now.binding,
    warnings: [...row.warnings],
    failure: row.failure ?? row.delay,
    askedBy: row.askedByName,
    askedAt: row.askedAt.toISOString(),
  },
})
