import { useLoaderData } from 'react-router'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import {
  DELIVERY_METHOD_NAMES,
  DELIVERY_METHODS,
  type DeliveryFees,
  type DeliveryMethod,
} from '#/domain/orders/delivery-fee.ts'
import { feeWords, regionWords, stepWords } from '#/domain/orders/fees-words.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { cx } from '#/web/ui/cx.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import type { loader } from './delivery.loader.ts'
import styles from './delivery.module.css'

/** The engine of drawings comes after the page that it stands on. */
const Boxes = latePart(async () => (await import('./delivery-boxes.tsx')).DeliveryBoxes)

function textOf(fees: DeliveryFees, method: DeliveryMethod): string {
  if (method === 'pickup') return '준비되면 알려 드립니다. 상담 시간에 오셔서 주문 번호를 말씀해 주세요.'
  if (method === 'courier') {
    const free =
      fees.freeFrom === null ? '' : ` 상품 금액이 ${formatWon(fees.freeFrom)} 이상이면 첫 배송지는 무료입니다.`
    return `한 상자에 ${stepWords(fees)}입니다. 더 무거우면 상자를 나눕니다.${free}`
  }
  const paid =
    fees.carriers[method] === null ? '요금은 받으실 때 기사님께 내십니다.' : '요금은 주문할 때 함께 내십니다.'
  return method === 'quick'
    ? `그날 받으셔야 할 때 부릅니다. ${paid}`
    : `무겁거나 부피가 큰 물건을 화물로 보냅니다. ${paid}`
}

/** 배송안내: from the same rules that the order sheet reckons with. */
export function Component() {
  const { counts, next, cutOff } = useLoaderData<typeof loader>()
  const fees = useShopFees()
  const regions = regionWords(fees)
  return (
    <>
      <PageHeading title="배송안내" />
      <CustNav />
      <section className={styles.section} aria-labelledby="methods">
        <h2 id="methods">배송 방법과 배송비</h2>
        <FactList
          layout="ruled"
          className={styles.methods}
          facts={DELIVERY_METHODS.map((method) => [
            DELIVERY_METHOD_NAMES[method],
            <>
              <b>{feeWords(fees, method)}</b>
              <p>{textOf(fees, method)}</p>
            </>,
          ])}
        />
        <ul className={styles.notes}>
          {regions && <li>상자마다 더 드는 곳이 있습니다: {regions}. 무료 배송이어도 같습니다.</li>}
          <li>여러 곳으로 나누어 보낼 수 있습니다. 둘째 배송지부터는 상자마다 배송비가 듭니다.</li>
          <li>배송비는 부가세를 포함한 가격이며, 주문서에서 주소를 적으시면 바로 보입니다.</li>
        </ul>
      </section>
      <Boxes />
      <section className={cx(styles.section, styles.dates)} aria-labelledby="dates">
        <h2 id="dates">언제 출고되나요</h2>
        <p>
          제작일은 결제와 시안 확정을 모두 마친 때부터 영업일로 셉니다. 영업일 {cutOff}시가 지나면 다음 영업일부터
          셉니다. 지금 마치시면 <b>{koreanDay(counts)}</b>부터 세고, 그다음 영업일은 {koreanDay(next)}입니다.
        </p>
        <DispatchCalendar />
      </section>
      <section className={styles.section} aria-labelledby="arrival">
        <h2 id="arrival">받으신 뒤에는</h2>
        <ul className={styles.notes}>
          <li>택배는 출고한 다음 날 받으시는 때가 많고, 섬과 산간은 하루이틀 더 걸립니다.</li>
          <li>출고하면 송장 번호를 주문 화면에 적고 문자로 알려 드립니다.</li>
          <li>
            <LinkedInquiry text="상자가 젖거나 부서졌으면 사진을 찍어 1:1 문의로 알려 주세요. 저희 잘못이나 운송 사고면 다시 만들어 드립니다." />
          </li>
        </ul>
      </section>
    </>
  )
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** Which days of the next four weeks count. */
function DispatchCalendar() {
  const { days, today } = useLoaderData<typeof loader>()
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <table className={styles.calendar}>
      <caption>출고 달력 · 색이 있는 날은 쉽니다</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, weekday, off }) => (
              <td
                key={day}
                className={cx(off !== null && styles.off, day === today && styles.today)}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day}>{dateText(day)}</time>
                {off && (weekday === 0 || weekday === 6) && off === '휴무' ? (
                  <VisuallyHidden>휴무</VisuallyHidden>
                ) : (
                  off && <small>{off}</small>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `23`, and `12.1` where a month begins. */
const dateText = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return date === 1 ? `${month}.${date}` : String(date)
}
