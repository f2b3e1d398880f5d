import { MARKET_TOLERANCE, type MarketPrice } from '#/domain/pricing/tariffs/compare-market.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import styles from './report.module.css'

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
      <table>
        <caption>부가세를 뺀 원</caption>
        <thead>
          <tr>
            <th scope="col">작업</th>
            <th scope="col" className={styles.number}>
              공개된 값
            </th>
            <th scope="col" className={styles.number}>
              우리 값
            </th>
            <th scope="col" className={styles.number}>
              차이
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <MarketRow key={price.id} price={price} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function MarketRow({ price }: { readonly price: MarketPrice }) {
  const { kind, name, source, published, ours, percent, far, why } = price
  return (
    <tr>
      <th scope="row">
        <small>{kind}</small> {name}
        <span className={styles.source}>{far && why ? why : source}</span>
      </th>
      <td className={styles.number}>{formatCount(published)}</td>
      <td className={styles.number}>{ours === null ? '값 없음' : formatCount(ours)}</td>
      <td className={styles.number} data-tone={far ? 'up' : 'same'}>
        {percent === null ? '' : deviation(percent)}
      </td>
    </tr>
  )
}

/** With a word beside the colour: nobody has to tell red from black. */
const deviation = (percent: number): string =>
  percent === 0 ? '같음' : `${formatCount(Math.abs(percent))}% ${percent > 0 ? '비쌈' : '쌈'}`
