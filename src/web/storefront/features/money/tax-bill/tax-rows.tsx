import { Link } from 'react-router'
import type { TaxRow } from '#/contract/money/tax-bill.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatCount } from '#/lib/format-count.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { shapeOf, shortDay, stateNote, stateWord } from '#/web/blocks/tax-paper/tax-words.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './tax-rows.module.css'

interface TaxRowsProps {
  readonly rows: readonly TaxRow[]
  readonly picked: readonly string[]
  readonly onPick: (picked: readonly string[]) => void
  readonly shown: string | null
  readonly onShow: (documentId: string) => void
}

/** Each order of the month with what proves it; those that nothing proves yet can be chosen. */
export function TaxRows({ rows, picked, onPick, shown, onShow }: TaxRowsProps) {
  const pick = (orderNumber: string, on: boolean) =>
    onPick(on ? [...picked, orderNumber] : picked.filter((each) => each !== orderNumber))
  return (
    <>
      <PickAll rows={rows} picked={picked} onPick={onPick} />
      <Heads />
      <ul className={styles.rows} aria-label="이 달의 주문">
        {rows.map((row) => {
          const { orderNumber, paper } = row
          const on = picked.includes(orderNumber)
          return (
            <li key={orderNumber} data-on={on} data-shown={paper !== null && paper.id === shown}>
              <div className={styles.pick}>
                {row.whyNot === null && (
                  <Checkbox
                    checked={on}
                    onChange={(event) => pick(orderNumber, event.target.checked)}
                    label={<VisuallyHidden>{`${orderNumber} ${row.title} 고르기`}</VisuallyHidden>}
                  />
                )}
              </div>
              <span className={styles.day}>{shortDay(row.day)}</span>
              <JobPicture line={{ spec: row.firstSpec, picture: row.picture }} size={48} />
              <div className={styles.what}>
                <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{row.title}</Link>
                <Small>{[orderNumber, row.means].filter(Boolean).join(' · ')}</Small>
              </div>
              <p className={styles.supply}>
                <VisuallyHidden>공급가액 </VisuallyHidden>
                {formatCount(row.supply)}
              </p>
              <p className={styles.vat}>
                <VisuallyHidden>세액 </VisuallyHidden>
                {formatCount(row.vat)}
              </p>
              <div className={styles.state}>
                <RowState row={row} />
              </div>
              <div className={styles.act}>
                <RowAct row={row} onShow={onShow} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** As many as one request takes. */
const MOST_ASKED = 100

/** A firm with a month of orders does not press each. */
function PickAll({ rows, picked, onPick }: Pick<TaxRowsProps, 'rows' | 'picked' | 'onPick'>) {
  const askable = rows.filter(({ whyNot }) => whyNot === null).map(({ orderNumber }) => orderNumber)
  const all = askable.slice(0, MOST_ASKED)
  if (all.length < 2) return null
  const every = all.every((orderNumber) => picked.includes(orderNumber))
  return (
    <div className={styles.all}>
      <Checkbox
        checked={every}
        indeterminate={picked.length > 0 && !every}
        onChange={(event) => onPick(event.target.checked ? all : [])}
        label={`신청할 수 있는 ${formatCount(all.length)}건 모두 고르기`}
      />
    </div>
  )
}

/** What the figures are, for eyes: each row says it itself to whoever listens. */
const Heads = () => (
  <div className={styles.heads} aria-hidden>
    <span>날짜</span>
    <span>주문</span>
    <span>공급가액</span>
    <span>세액</span>
    <span>증빙</span>
  </div>
)

function RowState({ row: { orderNumber, paper, whyNot, means } }: { readonly row: TaxRow }) {
  if (paper)
    return (
      <>
        <StateMark shape={shapeOf(paper)}>{stateWord(paper)}</StateMark>
        <Small tone={paper.state === 'failed' ? 'bad' : 'soft'}>{stateNote(paper)}</Small>
      </>
    )
  if (whyNot === null)
    return (
      <>
        <StateMark shape="diamond">
          <b>신청할 수 있음</b>
        </StateMark>
        <Small>골라서 한 번에 신청하세요</Small>
      </>
    )
  return (
    <>
      <span className={styles.none}>발행 안 함</span>
      <Small>{means === '' ? '결제 전입니다.' : <LinkedInquiry text={whyNot} about={{ order: orderNumber }} />}</Small>
    </>
  )
}

function RowAct({ row: { paper, receiptUrl, orderNumber }, onShow }: { row: TaxRow } & Pick<TaxRowsProps, 'onShow'>) {
  if (paper)
    return (
      <Button size="sm" variant="quiet" onClick={() => onShow(paper.id)}>
        보기<VisuallyHidden> {orderNumber}</VisuallyHidden>
      </Button>
    )
  if (!receiptUrl) return null
  return (
    <a className={styles.slip} href={receiptUrl} target="_blank" rel="noreferrer">
      전표<VisuallyHidden> {orderNumber} 새 창</VisuallyHidden>
    </a>
  )
}
