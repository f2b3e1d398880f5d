import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { faultText } from '#/domain/pricing/proof/fault-text.ts'
import { mainProofJobs, proveJob } from '#/domain/pricing/proof/prove-prices.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { paperJobs, trimJobs } from './paper-jobs.ts'
import type { TariffFinding } from './tariff-finding.ts'

/** More than anybody reads: such a tariff has one mistake that shows everywhere. */
export const MOST_FAULTS = 40

/**
 * The proof of a tariff over every option of every kind, in steps of some milliseconds each, so that a server can do other work
 * between two. A lesser job that costs more stops the tariff; something for nothing may be meant, and somebody has to say so.
 */
export function proofSteps(tariff: Tariff): readonly (() => readonly TariffFinding[])[] {
  const catalogue = catalogueOf(tariff)
  return KINDS.flatMap((kind) => {
    const copies = proofCopies(kind)
    const own = [...paperJobs(kind, catalogue), ...trimJobs(kind, catalogue)]
    const jobs = [...mainProofJobs(kind).map((spec) => withStocks(spec, catalogue)), ...own]
    return jobs.map((spec) => () => proveJob(spec, tariff, copies).map(finding))
  })
}

const finding = (fault: Parameters<typeof faultText>[0]): TariffFinding => ({
  level: fault.kind === 'dearer' ? 'stop' : 'look',
  key: null,
  message: faultText(fault),
})

/** The least, and four of the quantities that the kind's own table shows. */
const proofCopies = ({ copies: { min, table } }: KindDefinition): readonly number[] => [
  min,
  ...[0.15, 0.4, 0.7, 1].map((share) => table[Math.round((table.length - 1) * share)] ?? min),
]
