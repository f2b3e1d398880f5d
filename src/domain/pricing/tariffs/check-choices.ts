import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { kindsWith } from './put-finish.ts'
import { look } from './tariff-finding.ts'
import type { TariffFinding } from './tariff-finding.ts'

/** What a version brings that nobody could choose. What has no price is told with the figures. */
export const choiceFindings = (tariff: Tariff): readonly TariffFinding[] =>
  finishesWith(tariff.choiceChanges).flatMap(({ id, name }) =>
    tariff.finishes[id] && kindsWith(tariff, id).length === 0
      ? [look(`finishes/${id}/setup`, `${name}: 고를 수 있는 상품이 없어 아무도 고를 수 없습니다.`)]
      : [],
  )
