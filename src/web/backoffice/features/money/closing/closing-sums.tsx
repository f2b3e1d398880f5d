import type { DayOfClosing } from '#/contract/money/closing.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { AgreementMark } from './agreement-mark.tsx'
import styles from './closing.module.css'

/** Ours and theirs by means, with the sign of agreement between them. */
export function ClosingSums({ figures }: Pick<DayOfClosing, 'figures'>) {
  const sumOf = (side: 'ours' | 'theirs') => figures.reduce((sum, figure) => sum + figure[side], 0)
  const [ours, theirs] = [sumOf('ours'), sumOf('theirs')]
  return (
    <table className={styles.sums}>
      <caption>대사</caption>
      <thead>
        <tr>
          <th scope="col">수단</th>
          <th scope="col">우리 장부</th>
          <th scope="col">
            <VisuallyHidden>일치</VisuallyHidden>
          </th>
          <th scope="col">결제사와 은행</th>
          <th scope="col">차이</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.means}>
            <th scope="row">
              {figure.means} <span>{formatCount(figure.count)}건</span>
            </th>
            <td data-label="우리 장부">{formatWon(figure.ours)}</td>
            <td>
              <AgreementMark agreement={agreementOf(figure)} />
            </td>
            <td data-label="결제사와 은행">{formatWon(figure.theirs)}</td>
            <td data-label="차이" data-differs={figure.ours === figure.theirs ? undefined : ''}>
              {differenceText(figure)}
            </td>
          </tr>
        ))}
        {figures.length === 0 && (
          <tr>
            <td colSpan={5} className={styles.none}>
              이날 오간 돈이 없습니다.
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">합계</th>
          <td data-label="우리 장부">{formatWon(ours)}</td>
          <td aria-label="일치" />
          <td data-label="결제사와 은행">{formatWon(theirs)}</td>
          <td data-label="차이" data-differs={ours === theirs ? undefined : ''}>
            {differenceText({ ours, theirs })}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

interface Sides {
  readonly ours: number
  readonly theirs: number
}

const agreementOf = ({ ours, theirs }: Sides) =>
  ours === theirs ? 'agree' : ours === 0 || theirs === 0 ? 'apart' : 'differ'

const differenceText = ({ ours, theirs }: Sides): string => (ours === theirs ? '맞음' : formatWon(theirs - ours))
