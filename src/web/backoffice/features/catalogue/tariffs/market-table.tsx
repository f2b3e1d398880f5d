import { MARKET_TOLERANCE, type MarketPrice } from '#/domain/pricing/tariffs/compare-market.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Small } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'

/** Our prices of well known jobs beside those that others have published; what lies far off is marked and explained. */
export function MarketTable({ prices }: { readonly prices: readonly MarketPrice[] }) {
  const far = prices.filter((price) => price.far)
  const unexplained = far.filter(({ why }) => why === null).length
  return (
    <>
      <h2>시장 값과 견주기 {prices.length}건</h2>
      <p>
        {prices.length - far.length}건이 공개된 값의 {MARKET_TOLERANCE}% 안에 있습니다. 벗어난 {far.length}건 가운데
        까닭이 적혀 있지 않은 것은 {unexplained}건입니다. 공개된 값은 업자끼리의 값이라 우리 일이 들어 있지 않습니다.
      </p>
      <Table
        dense
        captionShown
        caption="시장 값과 우리 값, 부가세를 뺀 원"
        columns={COLUMNS}
        rows={prices}
        rowKey={({ id }) => id}
      />
    </>
  )
}

const COLUMNS: readonly Column<MarketPrice>[] = [
  {
    key: 'job',
    head: '작업',
    rowHead: true,
    cell: ({ kind, name, source, far, why }) => (
      <>
        {name} <Small as="span">{kind}</Small>
        <Small>{far && why ? why : source}</Small>
      </>
    ),
  },
  { key: 'published', head: '공개된 값', right: true, cell: ({ published }) => formatCount(published) },
  { key: 'ours', head: '우리 값', right: true, cell: ({ ours }) => (ours === null ? '값 없음' : formatCount(ours)) },
  {
    key: 'deviation',
    head: '차이',
    right: true,
    cell: ({ percent, far }) =>
      percent === null ? (
        ''
      ) : (
        <Small as="span" tone={far ? 'bad' : 'plain'}>
          {deviation(percent)}
        </Small>
      ),
  },
]

/** With a word beside the colour: nobody has to tell red from black. */
const deviation = (percent: number): string =>
  percent === 0 ? '같음' : `${formatCount(Math.abs(percent))}% ${percent > 0 ? '비쌈' : '쌈'}`
