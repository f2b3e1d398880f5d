import { CUT_NAMES, keyName, valueName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import { type Cut, SALE_KEYS } from '#/domain/reports/figure.ts'
import { marginOf, net, percent, type ReportRow, saleRows } from '#/domain/reports/report-view.ts'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { BarTable } from './bar-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { changeText } from './report-words.ts'
import styles from './reports.module.css'
import type { Report } from './use-report.ts'

interface PartProps {
  readonly report: Report
}

/** Less than this is said in orange. */
const THIN_PERCENT = 10

/** Goods of each kind: what making them cost, and what is left. */
export function MarginSection({ report }: PartProps) {
  const rows = saleRows(report, 'product').filter(({ now }) => now.supply !== 0 || now.cost !== 0)
  const shareOf = (now: (typeof rows)[number]['now']) => percent(marginOf(now), now.supply)
  return (
    <Section title="상품별 마진" aside={<Key words="회색은 제작비, 먹은 마진" />}>
      <BarTable
        caption="상품별 매출과 제작비, 마진"
        heads={['상품', '매출(원)', '제작비(원)', '마진']}
        empty="이 기간에 매출이 없습니다."
        rows={rows.map(({ id, now }) => ({
          id,
          name: valueName('product', id),
          measured: marginOf(now) > 0,
          parts: [Math.min(now.cost, Math.max(0, now.supply)), marginOf(now)],
          alarm: (shareOf(now) ?? 0) < THIN_PERCENT,
          cells: [
            <FigureLink key="sale" period={report.period} of={{ topic: 'sale', cut: 'product', value: id }}>
              {formatCount(now.supply)}
            </FigureLink>,
            formatCount(now.cost),
            <b key="margin">{now.supply > 0 ? `${shareOf(now)}%` : formatCount(marginOf(now))}</b>,
          ],
        }))}
      />
      <Thin rows={rows} />
      <Small>
        매출은 장부의 상품 공급가액입니다. 할인과 환불을 빼고 배송비와 부가세는 넣지 않았습니다. 제작비는 주문할 때
        견적의 종이, 인쇄, 후가공, 제본, 포장 줄을 더한 값입니다.
      </Small>
    </Section>
  )
}

/** The kind of goods with the thinnest margin, when it is thin, and where its price is put right. */
function Thin({ rows }: { readonly rows: readonly ReportRow[] }) {
  const [worst] = rows
    .filter(({ now }) => now.supply > 0)
    .map(({ id, now }) => ({ id, now, share: percent(marginOf(now), now.supply) ?? 0 }))
    .toSorted((a, b) => a.share - b.share)
  if (worst === undefined || worst.share >= THIN_PERCENT) return null
  return (
    <p className={styles.note}>
      <b>
        {valueName('product', worst.id)} 마진이 {worst.share}%입니다.
      </b>{' '}
      매출 {formatCount(worst.now.supply)}원에 제작비가 {formatCount(worst.now.cost)}원 들었습니다.{' '}
      <TextLink to="/admin/tariffs">요금표에서 보기</TextLink>
    </p>
  )
}

interface CutProps extends PartProps {
  readonly cut: Exclude<Cut, 'all'>
  readonly title: string
}

/** Sales by product, customer, first or again, or paper. */
export function CutSection({ report, cut, title }: CutProps) {
  const rows = saleRows(report, cut).filter(({ now, before }) => net(now) !== 0 || net(before) !== 0)
  return (
    <Section title={title}>
      <BarTable
        caption={title}
        heads={[CUT_NAMES[cut], '작업', '매출(원)', '앞 기간보다']}
        empty="이 기간에 매출이 없습니다."
        rows={rows.map(({ id, now, before }) => ({
          id,
          name: valueName(cut, id, report.papers),
          parts: [0, net(now)],
          cells: [
            formatCount(paidLines(report, cut, id)),
            <FigureLink key="sale" period={report.period} of={{ topic: 'sale', cut, value: id }}>
              {formatCount(net(now))}
            </FigureLink>,
            changeText(net(now), net(before)) ?? '—',
          ],
        }))}
      />
    </Section>
  )
}

const paidLines = ({ figures }: Report, cut: Cut, id: string): number =>
  figures
    .filter((figure) => figure.topic === 'sale' && figure.key === 'order-payment' && figure.cut === cut)
    .reduce((sum, { value, lines }) => (value === id ? sum + lines : sum), 0)

/** What the books say, booking by booking: the sum of the lines is the sales of the period. */
export function BookingsSection({ report }: PartProps) {
  const rows = SALE_KEYS.flatMap((key) => {
    const [own] = report.figures.filter((each) => each.topic === 'sale' && each.cut === 'all' && each.key === key)
    return own ? [own] : []
  })
  return (
    <Section title="장부의 매출" aside={<Key words="결제에서 환불과 입금 취소를 뺍니다" />}>
      <BarTable
        caption="장부에 적힌 종류별 공급가액, 배송비, 부가세"
        heads={['종류', '상품(원)', '배송비(원)', '부가세(원)']}
        empty="이 기간에 장부에 적힌 것이 없습니다."
        rows={rows.map((own) => ({
          id: own.key,
          name: keyName('sale', own.key),
          parts: [0, Math.abs(net(own))],
          alarm: net(own) < 0,
          cells: [
            <FigureLink key="sale" period={report.period} of={{ topic: 'sale', keys: [own.key] }}>
              {formatCount(own.supply)}
            </FigureLink>,
            formatCount(own.delivery),
            formatCount(own.vat),
          ],
        }))}
      />
    </Section>
  )
}

export function Key({ words }: { readonly words: string }) {
  return <p className={styles.dim}>{words}</p>
}
