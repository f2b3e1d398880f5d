import { putFinish, type FinishAt, type FinishForm } from '#/domain/pricing/tariffs/put-finish.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** A foil that no list of the shop has, for leaflets and books. */
export const OWN_FINISH: FinishForm = {
  name: '디지털 박',
  hint: '동판 없이 입힙니다',
  variants: [{ id: null, name: '홀로그램', percent: 100 }],
  most: null,
  minGsm: 150,
  maxGsm: 400,
  kinds: ['D413', 'D302'],
  price: {
    setup: 12_000,
    minimum: 20_000,
    each: [
      [1, 300],
      [500, 150],
    ],
    perExtra: 0,
    perCm2: 10,
    workingDays: 1,
  },
}
export const OWN_FINISH_ID = 'own-f1'

/** A tariff that sells it. */
export function tariffWithOwnFinish(
  form: Partial<FinishForm> = {},
  tariff: Tariff = TARIFF_2026_11,
  at: FinishAt = { id: OWN_FINISH_ID, like: 'foil' },
): Tariff {
  const put = putFinish(tariff, at, { ...OWN_FINISH, ...form })
  if (!put.ok) throw new Error(put.error[0]?.message)
  return put.value
}
