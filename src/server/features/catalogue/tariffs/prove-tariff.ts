import { setImmediate } from 'node:timers/promises'
import { checkTariff, type TariffFinding } from '#/domain/pricing/tariffs/check-tariff.ts'
import { MOST_FAULTS, proofSteps } from '#/domain/pricing/tariffs/proof-steps.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** All that is wrong with a tariff: its figures first, and when those are in order what they make of every option. */
export async function proveTariff(tariff: Tariff, base: Tariff): Promise<readonly TariffFinding[]> {
  const findings = [...checkTariff(tariff, base)]
  if (findings.some(({ level }) => level === 'stop')) return findings
  const faults: TariffFinding[] = []
  for (const step of proofSteps(tariff)) {
    if (faults.length >= MOST_FAULTS) break
    faults.push(...step())
    // Two seconds of work in all: whoever else is served comes between two steps.
    await setImmediate()
  }
  return [...findings, ...faults.slice(0, MOST_FAULTS)]
}
