import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import { NEAREST } from '#/domain/catalog/finish-position.ts'
import type { BindingId } from '#/domain/catalog/choice-ids.ts'
import type { FinishId } from '#/domain/catalog/job-spec.ts'
import { finishOfVersion } from '#/domain/catalog/lookup.ts'
import { bindingOfVersion } from '#/domain/catalog/with-terms.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { AUTO_CONFIRM_DAYS } from '#/domain/orders/auto-confirm.ts'
import { DEPOSIT_DAYS } from '#/domain/orders/payment-means.ts'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { LATE_RETURN_DAYS, POINTS_STEP } from '#/domain/ledger/spend-rules.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { GUTTERS, SAFE_AT_FOLD, SAFE_AT_KNIFE, SAFE_ON_SPINE } from '#/domain/preflight/margins.data.ts'
import { PRESS_LIMITS } from '#/domain/preflight/press-limits.data.ts'
import { BINDING_FORMS } from '#/domain/print/binding-forms.data.ts'
import { HOLES } from '#/domain/print/finish-marks.ts'
import { KNIFE_ASTRAY_SAID } from '#/domain/print/knife.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { MM_PER_PT } from '#/domain/preflight/finding-messages.ts'
import type { GuideFacts } from '#/domain/writing/guide-doc.ts'
import { paperFacts } from './guide-papers.ts'

const mm = (value: number) => `${value} mm`

/** The side of a picture as services that draw by a sentence usually give it; a fact of the world. */
const MADE_PIXELS = 1024
const MM_PER_INCH = 25.4

/** What the shop's figures are taken from, as they are now. */
export interface ShopFigures {
  readonly fees: DeliveryFees
  /** Absent while the shop has no prices yet: then what it opens with is said. */
  readonly catalogue: PaperCatalogue | undefined
}

/** The same figures that options, preflight, prices and delivery go by, so that a text never says another number than the shop. */
export function guideFacts({ fees, catalogue }: ShopFigures): GuideFacts {
  const limits = Object.values(PRESS_LIMITS).flatMap((surfaces) => Object.values(surfaces))
  const texts = limits.map(({ smallestTextPt }) => smallestTextPt)
  const lineArt = limits.map(({ ppiLineArt }) => ppiLineArt)
  const thinnest = Math.max(...limits.map(({ thinnestLinePt }) => thinnestLinePt)) * MM_PER_PT
  const ppi = Math.max(...limits.map(({ ppiLow }) => ppiLow))
  const gutters = GUTTERS.perfect.map(({ width }) => width)
  const { board } = BINDING_FORMS.hard
  return {
    도련: mm(BLEED),
    도련두배: mm(2 * BLEED),
    도련붙인A4: `${210 + 2 * BLEED} × ${mm(297 + 2 * BLEED)}`,
    재단오차: KNIFE_ASTRAY_SAID,
    안전영역: mm(SAFE_AT_KNIFE),
    안쪽여백: `${Math.min(...gutters)}–${mm(Math.max(...gutters))}`,
    책등여백: mm(SAFE_ON_SPINE),
    접는선여백: mm(SAFE_AT_FOLD),
    고리여백: mm(Math.max(...GUTTERS.ring.map(({ width }) => width))),
    등깎기: mm(BINDING_FORMS.perfect.milling),
    합지두께: mm(board.thickness),
    합지여유: mm(board.overhang),
    감는너비: mm(board.turnIn),
    ...chosenFrom(catalogue?.choices),
    ...paperFacts(catalogue),
    구멍자리: mm(HOLES.fromEdge),
    구멍사이: mm(HOLES.apart[2] ?? 0),
    해상도: `${ppi} ppi`,
    생성그림너비: `${Math.floor(((MADE_PIXELS / ppi) * MM_PER_INCH) / 10)} cm`,
    선그림해상도: `${Math.min(...lineArt)}–${Math.max(...lineArt)} ppi`,
    가는선: mm(Math.ceil(thinnest * 100) / 100),
    줄사이: mm(NEAREST),
    해상도최소: `${Math.max(...limits.map(({ ppiPoor }) => ppiPoor))} ppi`,
    작은글자: `${Math.min(...texts)}–${Math.max(...texts)} pt`,
    견적기한: `${ESTIMATE_DAYS}일`,
    결제기한: `${UNPAID_DAYS}일`,
    입금기한: `${DEPOSIT_DAYS}일`,
    구매확정: `${AUTO_CONFIRM_DAYS}일`,
    포인트단위: `${POINTS_STEP}P`,
    혜택연장: `${LATE_RETURN_DAYS}일`,
    파일크기: describeBytes(PURPOSE_RULES.inner.maxBytes),
    배송비: formatWon(fees.steps[0]?.fee ?? 0),
    무료배송: fees.freeFrom === null ? '무료배송 없음' : `${formatWon(fees.freeFrom)} 이상 무료`,
  }
}

type ChosenFacts = Pick<
  GuideFacts,
  '중철쪽수' | '트윈링쪽수' | '스프링쪽수' | '사철단위' | '귀도리' | '타공크기' | '띠지묶음' | '미싱무게' | '미싱자리'
>

/** What the option page offers, by the version that is sold by. */
function chosenFrom(choices: ChoiceChanges | undefined): ChosenFacts {
  const pagesOf = (id: BindingId) => bindingOfVersion(choices, id)?.bodyPages
  const most = (id: BindingId) => `${formatCount(pagesOf(id)?.max ?? 0)}쪽`
  const kindsOf = (id: FinishId) => (finishOfVersion(choices, id)?.variants ?? []).map(({ name }) => name).join(', ')
  const perforate = finishOfVersion(choices, 'perforate')
  return {
    중철쪽수: most('saddle'),
    트윈링쪽수: most('twin-ring'),
    스프링쪽수: most('pp-coil'),
    사철단위: `${pagesOf('sewn')?.step ?? 0}쪽`,
    귀도리: kindsOf('round-corner'),
    타공크기: kindsOf('hole'),
    띠지묶음: kindsOf('banding'),
    미싱무게: `${perforate?.maxGsm ?? 0} g`,
    미싱자리: mm(perforate?.distance?.sheet ?? 0),
  }
}
