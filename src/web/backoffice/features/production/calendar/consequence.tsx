import type { previewChange } from '#/contract/production/staff-calendar.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import styles from './calendar.module.css'

interface ConsequenceProps {
  readonly act: 'close' | 'open'
  readonly found: ResultOf<typeof previewChange>
}

/** Which days change, and whose promises move with them. */
export function Consequence({ act, found: { days, count, items } }: ConsequenceProps) {
  return (
    <div>
      <p>
        {days.length === 0
          ? '영업일은 달라지지 않습니다. 고른 날은 주말이거나 이미 그렇습니다.'
          : `${days.map(koreanDay).join(', ')}${act === 'close' ? '에 쉽니다.' : '에 일합니다.'}`}
      </p>
      {count === 0 ? (
        <p>옮겨질 출고예정일이 없습니다.</p>
      ) : (
        <>
          <p>
            아직 나가지 않은 작업 <b>{count}건</b>의 출고예정일이 옮겨지고, 주문한 분께 이메일로 알립니다.
          </p>
          <RowList ruled dense className={styles.moves} aria-label="옮겨질 작업">
            {items.map(({ orderNumber, title, from, to }) => (
              <Row
                key={`${orderNumber} ${title} ${from}`}
                end={
                  <>
                    {koreanDay(from)} → <b>{koreanDay(to)}</b>
                  </>
                }
              >
                <TextLink to={`/admin/orders?q=${orderNumber}`}>{orderNumber}</TextLink> {title}
              </Row>
            ))}
          </RowList>
          {count > items.length && <p>이 밖에 {count - items.length}건이 더 옮겨집니다.</p>}
        </>
      )}
    </div>
  )
}
