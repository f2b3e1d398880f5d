import { putPaper, type PaperForm } from '#/domain/pricing/tariffs/put-paper.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** A paper that no list of the shop has: thick for its weight, so that a spine tells it from any other. */
export const OWN_PAPER: PaperForm = {
  name: '한지모조',
  hint: '손으로 뜬 느낌',
  surface: 'uncoated',
  coatable: false,
  rotary: false,
  tint: '#f4efe2',
  gsm: 90,
  caliper: 150,
  lists: ['body', 'sheet'],
  kuk: 60_000,
  sasa: 86_400,
}
export const OWN_ID = 'own-1-90'

/** A tariff that sells it. */
export function tariffWithOwnPaper(form: Partial<PaperForm> = {}, tariff: Tariff = TARIFF_2026_11): Tariff {
  const put = putPaper(tariff, { make: 'own-1' }, { ...OWN_PAPER, ...form })
  if (!put.ok) throw new Error(put.error[0]?.message)
  return put.value
}
