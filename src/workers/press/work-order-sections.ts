import { specRows } from '#/domain/catalog/spec-rows.ts'
import type { FilePlan } from '#/domain/imposition/impose-job.ts'
import type { Scheme, WorkStyle } from '#/domain/imposition/plan.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import type { RouteId } from '#/domain/pricing/quote.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import type { WorkOrderSection } from '#/pdf/work-order/draw-work-order.ts'
import type { ZipEntry } from './zip-writer.ts'

const ROUTES: Readonly<Record<RouteId, string>> = {
  'digital-sheet': '디지털 낱장',
  'digital-rotary': '로터리 디지털',
  'offset-dedicated': '오프셋 독판',
  'offset-ganged': '오프셋 합판',
}
const FILES = { inner: '내지', cover: '표지', sheet: '인쇄물' } as const
const SCHEMES: Readonly<Record<Scheme, string>> = {
  saddle: '중철 대수',
  signatures: '접지 대수',
  leaves: '낱장, 잘라 쌓기',
  flat: '펼친 면 그대로',
}
const STYLES: Readonly<Record<WorkStyle, string>> = {
  simplex: '단면',
  sheetwise: '앞뒤 다른 판',
  'work-and-turn': '앞뒤 같은 판(돌려찍기)',
}
/** A long run of equal sheets is said in one line. */
const MOST_FORMS = 24

const row = (label: string, value: string) => ({ label, value })

/** What the paper beside the job says, in the order in which the house needs it. */
export function workOrderSections(
  order: PressOrder,
  plans: readonly FilePlan[],
  files: readonly ZipEntry[],
  warnings: readonly string[],
): readonly WorkOrderSection[] {
  return [
    {
      title: order.title,
      rows: [
        row('주문', `${order.orderNumber} ${order.position}번 품목`),
        row('시안', order.proofVersion === null ? '시안 없이 진행' : `v${order.proofVersion} 승인`),
        row('출고 예정', order.dueDay ?? '정하지 않음'),
        row('제작 방식', ROUTES[order.route]),
      ],
    },
    ...(warnings.length > 0 ? [{ title: '먼저 확인할 것', rows: warnings.map((text) => row('', text)) }] : []),
    { title: '사양', rows: specRows(order.spec) },
    ...plans.map(planSection),
    { title: '보낼 곳', rows: order.drops.map((drop) => row(DELIVERY_METHOD_NAMES[drop.method], dropText(drop))) },
    { title: '파일 (SHA-256)', rows: files.flatMap(({ name, sha256 }) => [row('', name), row('', `  ${sha256}`)]) },
  ]
}

function planSection({ file, plan }: FilePlan): WorkOrderSection {
  const shown = plan.forms.slice(0, MOST_FORMS)
  const hidden = plan.forms.length - shown.length
  return {
    title: `${FILES[file]} 조판 (${plan.partIds.join(', ')})`,
    rows: [
      row('방식', SCHEMES[plan.scheme]),
      row('종이 크기', `${plan.press.name} ${formatSize(plan.sheet)}`),
      row('재단 크기', formatSize(plan.trim)),
      ...shown.map(({ label, workStyle, copiesPerSheet, sheets }) =>
        row(
          label,
          `${STYLES[workStyle]}, 한 장에 ${copiesPerSheet}벌, 정매 ${sheets.toLocaleString('ko-KR')}장 (여분지 별도)`,
        ),
      ),
      ...(hidden > 0 ? [row('', `나머지 ${hidden}판도 같습니다.`)] : []),
      ...plan.notes.map((note) => row('', note)),
    ],
  }
}

/** Who gets how many; names and addresses are enough for the dispatch desk, telephone numbers stay in the ticket. */
const dropText = ({ copies, recipient }: PressOrder['drops'][number]): string =>
  `${copies.toLocaleString('ko-KR')}부, ${recipient.name}, ${recipient.zipcode ?? ''} ${recipient.address} ${recipient.addressEtc}`
