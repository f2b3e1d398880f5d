import { KINDS } from '#/domain/catalog/kinds.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf, NO_CHANGES, paperIn } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { Paper } from '#/domain/catalog/paper.ts'
import { PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import { USE_NAMES } from '#/domain/catalog/use-names.data.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { paperJobs } from './paper-jobs.ts'
import { look, stop } from './tariff-finding.ts'
import type { TariffFinding } from './tariff-finding.ts'

/** Whether every page of the shop still has papers to choose, and every new paper can be bought and printed. */
export function catalogueFindings(tariff: Tariff, base: Tariff): readonly TariffFinding[] {
  const catalogue = catalogueOf(tariff)
  return [
    ...emptyLists(catalogue),
    ...defaultFindings(tariff, catalogue),
    ...Object.values(catalogue.papers).flatMap((paper) => [
      ...listedNowhere(paper, tariff, catalogue),
      ...thickness(paper, base),
    ]),
    ...unprintable(tariff, catalogue),
  ]
}

const emptyLists = ({ lists }: PaperCatalogue): readonly TariffFinding[] =>
  PAPER_USES.flatMap((use) =>
    lists[use].length > 0 ? [] : [stop(null, `${USE_NAMES[use]}에 고를 종이가 하나도 없습니다.`)],
  )

/** What a customer sees first on each product page has to be on offer and have a price. */
function defaultFindings(tariff: Tariff, catalogue: PaperCatalogue): readonly TariffFinding[] {
  return KINDS.flatMap((kind) => {
    const usual = withStocks(kind.defaults, catalogue)
    const valid = validateSpec(usual, { closed: {}, catalogue })
    const answer = valid.ok ? quoteValid(usual, tariff) : null
    if (answer?.ok) return []
    const why = valid.ok ? answer?.error.message : valid.error[0]?.message
    return [stop(null, `${kindByCode(kind.product).name}의 기본 사양에 값이 없습니다. ${why ?? ''}`)]
  })
}

function listedNowhere({ id, name }: Paper, tariff: Tariff, { lists }: PaperCatalogue): readonly TariffFinding[] {
  if (!Object.hasOwn(tariff.papers, id) || PAPER_USES.some((use) => lists[use].includes(id))) return []
  return [look(`papers/${id}/kuk`, `${name}: 쓰는 상품이 없어 아무도 고를 수 없습니다.`)]
}

/** Micrometres for one gram per square metre between which every printing paper lies; outside, the unit was another. */
const BULK = { least: 0.6, most: 1.9 }

function thickness({ id, name, gsm, caliper }: Paper, base: Tariff): readonly TariffFinding[] {
  const key = `papers/${id}/kuk`
  const bulk = caliper / gsm
  if (bulk < BULK.least || bulk > BULK.most) {
    const message = `${name}: 두께 ${caliper / 1000} mm는 이 평량의 종이로는 드뭅니다. 단위를 확인해 주세요.`
    return [look(key, message)]
  }
  const before = paperIn(base.paperChanges ?? NO_CHANGES, id)?.caliper
  if (before === undefined || before === caliper) return []
  const message = `${name}: 두께가 ${before / 1000} mm에서 ${caliper / 1000} mm로 바뀝니다. 새로 고르는 작업의 책등과 표지 크기가 달라집니다.`
  return [look(key, message)]
}

/** Listed for a product whose presses do not take it: customers would choose it and be refused. */
function unprintable(tariff: Tariff, catalogue: PaperCatalogue): readonly TariffFinding[] {
  return KINDS.flatMap((kind) =>
    paperJobs(kind, catalogue).flatMap((spec) => {
      const answer = quoteValid(spec, tariff)
      if (answer.ok) return []
      const own = spec.parts.find(({ stock }) => stock !== undefined)
      const { name } = kindByCode(kind.product)
      return [stop(`papers/${own?.paper ?? ''}/kuk`, `${name}, ${own?.stock?.name ?? ''}: ${answer.error.message}`)]
    }),
  )
}
