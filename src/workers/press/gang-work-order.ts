import { paperOf } from '#/domain/catalog/lookup.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { cutPlan } from '#/domain/gangs/cut-plan.ts'
import { sheetOf } from '#/domain/gangs/gang-match.ts'
import { memberLetter } from '#/domain/gangs/member-letter.ts'
import type { ImpositionPlan, PressForm } from '#/domain/imposition/plan.ts'
import { formatCount } from '#/lib/format-count.ts'
import { finishLabels } from '#/domain/print/finish-labels.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { pressJobId, type PressOrder } from '#/domain/press/press-order.ts'
import type { WorkOrderSection } from '#/pdf/work-order/draw-work-order.ts'
import { pressSheetText, STYLES } from './work-order-plans.ts'
import type { ZipEntry } from './zip-writer.ts'

const row = (label: string, value: string) => ({ label, value })

interface TicketSheet {
  readonly plan: ImpositionPlan
  readonly form: PressForm
  readonly gross: number
  readonly orders: readonly PressOrder[]
}

/** What the paper beside a shared sheet says: the run, the jobs on it, how it is cut, and what is done with each piece. */
export function gangSections(
  { plan, form, gross, orders }: TicketSheet,
  { files, warnings }: { readonly files: readonly ZipEntry[]; readonly warnings: readonly string[] },
): readonly WorkOrderSection[] {
  const part = orders[0] && sheetOf(orders[0].spec)
  const wishes = orders.flatMap((order) => (order.memo.trim() === '' ? [] : [row(pressJobId(order), order.memo)]))
  return [
    {
      title: `합판 ${orders.length}건`,
      rows: [
        row('종이', part ? paperOf(part).name : ''),
        row('인쇄 종이', pressSheetText(plan)),
        row('방식', STYLES[form.workStyle]),
        row('인쇄 수량', `정매 ${formatCount(form.sheets)}장, 여분까지 ${formatCount(gross)}장`),
      ],
    },
    ...(wishes.length > 0 ? [{ title: '고객이 남긴 말', rows: wishes, loud: true } as const] : []),
    ...(warnings.length > 0 ? [{ title: '먼저 확인할 것', rows: warnings.map((text) => row('', text)) }] : []),
    { title: '앉은 품목', rows: orders.map((order, index) => memberRow(order, form, index)) },
    { title: '재단 순서 (물림을 아래로 두고 앞면을 보았을 때)', rows: cutRows(form) },
    ...orders.flatMap((order) => {
      const worked = finishLabels(geometryOf(order.spec)).map(({ name, text }) => row(name, text))
      return worked.length > 0 ? [{ title: `${pressJobId(order)} 후가공 자리`, rows: worked }] : []
    }),
    {
      title: '파일 (SHA-256 앞 16자, 전체는 SHA256SUMS에 있습니다)',
      rows: files.map(({ name, sha256 }) => row('', `${name} · ${sha256.slice(0, 16)}`)),
    },
  ]
}

function memberRow(order: PressOrder, { positions }: PressForm, index: number) {
  const at = positions?.[index]
  const due = order.dueDay === null ? '' : `, ${order.dueDay} 출고`
  return row(
    pressJobId(order),
    `${memberLetter(index)}. ${order.title}, ${specSummary(order.spec)}. ${at?.places ?? 0}자리, 나오는 수 ${formatCount(at?.made ?? 0)}장${due}`,
  )
}

/** Each cut from edge to edge of what lies in the cutter; the bleed comes off last. */
function cutRows({ sides }: PressForm): WorkOrderSection['rows'] {
  const cuts = cutPlan(sides[0]?.pages ?? []) ?? []
  return [
    ...cuts.map(({ number, direction, at }) =>
      row(
        `${number}번`,
        direction === 'across' ? `가로로, 아래에서 ${formatMm(at)} mm` : `세로로, 왼쪽에서 ${formatMm(at)} mm`,
      ),
    ),
    row('', '갈라진 조각마다 재단선에 맞춰 둘레 도련을 잘라 냅니다. 품목이 섞이지 않게 자리마다 따로 쌓습니다.'),
  ]
}
