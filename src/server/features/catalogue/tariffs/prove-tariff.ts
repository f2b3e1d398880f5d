import { setImmediate } from 'node:timers/promises'
import { checkTariff } from '#/domain/pricing/tariffs/check-tariff.ts'
import type { TariffFinding } from '#/domain/pricing/tariffs/tariff-finding.ts'
import { MOST_FAULTS, proofSteps } from '#/domain/pricing/tariffs/proof-steps.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** All that is wrong with a tariff: its figures first, and when those are in order what they make of every option. */
export async function proveTariff(tariff: Tariff, base: Tariff): Promise<readonly TariffFinding[]> {
  const findings = checkTariff(tariff, base)
  return findings.some(({ level }) => level === 'stop') ? findings : [...findings, ...(await proofOf(tariff))]
}

/** The figures proved last: whoever publishes has just read the report of the same ones. */
let last: { readonly figures: string; readonly faults: Promise<readonly TariffFinding[]> } | null = null

function proofOf(tariff: Tariff): Promise<readonly TariffFinding[]> {
  const figures = JSON.stringify(tariff)
  if (last?.figures !== figures) last = { figures, faults: prove(tariff) }
  return last.faults
}

async function prove(tariff: Tariff): Promise<readonly TariffFinding[]> {
  const faults: TariffFinding[] = []
  for (const step of proofSteps(tariff)) {
    if (faults.length >= MOST_FAULTS) break
    faults.push(...step())
    // Over a second of work in all: whoever else is served comes between two steps.
    await setImmediate()
  }
  return faults.slice(0, MOST_FAULTS)
}
