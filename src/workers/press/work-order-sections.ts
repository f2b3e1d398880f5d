import { kindOf } from '#/domain/catalog/kinds.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { cuttingList } from '#/domain/imposition/cutting-list.ts'
import type { FilePlan } from '#/domain/imposition/impose-job.ts'
import { formatCount } from '#/lib/format-count.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import { finishLabels } from '#/domain/print/finish-labels.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import type { WorkOrderSection } from '#/pdf/work-order/draw-work-order.ts'
import { cuttingSection, planSection } from './work-order-plans.ts'
import type { ZipEntry } from './zip-writer.ts'

const row = (label: string, value: string) => ({ label, value })

/** What the paper beside the job says, in the order in which the house needs it. */
export function workOrderSections(
  order: PressOrder,
  geometry: JobGeometry,
  plans: readonly FilePlan[],
  {
    files,
    pdfx,
    warnings,
  }: {
    readonly files: readonly ZipEntry[]
    /** Names of those that are PDF/X-4. */
    readonly pdfx: ReadonlySet<string>
    readonly warnings: readonly string[]
  },
): readonly WorkOrderSection[] {
  const worked = finishLabels(geometry).map(({ name, text }) => row(name, text))
  const cutting = cuttingSection(cuttingList(order.spec, geometry), geometry, order.spec.copies)
  return [
    {
      title: order.title,
      rows: [
        row('주문', `${order.orderNumber} ${order.position}번 품목`),
        row('시안', order.proofVersion === null ? '시안 없이 진행' : `v${order.proofVersion} 승인`),
        row('출고 예정', order.dueDay ?? '정하지 않음'),
        row('제작 방식', ROUTE_NAMES[order.route]),
      ],
    },
    ...wishes(order),
    ...(warnings.length > 0 ? [{ title: '먼저 확인할 것', rows: warnings.map((text) => row('', text)) }] : []),
    { title: '사양', rows: specRows(order.spec) },
    ...plans.map((plan) => planSection(order.spec, plan)),
    ...(cutting ? [cutting] : []),
    ...(worked.length > 0 ? [{ title: '후가공 자리 (앞면에서 잰 자리)', rows: worked }] : []),
    {
      title: '보낼 곳',
      rows: order.drops.map((drop) => row(DELIVERY_METHOD_NAMES[drop.method], dropText(order, drop))),
    },
    filesSection(files, pdfx),
  ]
}

/** The customer's own words, in large type: a wish that nobody reads is a claim. */
function wishes({ memo, drops }: PressOrder): readonly WorkOrderSection[] {
  const requests = [...new Set(drops.map(({ recipient }) => recipient.request.trim()))].filter((text) => text !== '')
  const rows = [
    ...(memo.trim() === '' ? [] : [row('주문 메모', memo)]),
    ...requests.map((text) => row('배송 요청', text)),
  ]
  return rows.length > 0 ? [{ title: '고객이 남긴 말', rows, loud: true }] : []
}

/** Enough of each sum to tell two files apart by eye; machines compare the whole ones. */
const filesSection = (files: readonly ZipEntry[], pdfx: ReadonlySet<string>): WorkOrderSection => ({
  title: '파일 (SHA-256 앞 16자, 전체는 SHA256SUMS에 있습니다)',
  rows: files.map(({ name, sha256 }) =>
    row('', `${name} · ${sha256.slice(0, 16)}${pdfx.has(name) ? ' · PDF/X-4' : ''}`),
  ),
})

/** Who gets how many; names and addresses are enough for the dispatch desk, telephone numbers stay in the ticket. */
const dropText = ({ spec }: PressOrder, { copies, recipient }: PressOrder['drops'][number]): string =>
  `${formatCount(copies)}${kindOf(spec.product).unit}, ${recipient.name}, ${recipient.zipcode ?? ''} ${recipient.address} ${recipient.addressEtc}`
