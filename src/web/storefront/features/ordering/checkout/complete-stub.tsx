import { discountName } from '#/domain/members/agreed-discount.ts'
import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { evidenceFor, evidenceText } from '#/domain/orders/evidence.ts'
import { meansNamed } from '#/domain/orders/payment-means.ts'
import { DAY_MS, seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { TextLink } from '#/web/ui/text-link.tsx'
import styles from './complete.module.css'
import { CopyButton } from './copy-button.tsx'
import { feesText } from './fee-text.ts'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'

interface CompleteStubProps {
  readonly orders: readonly OrderDetail[]
  readonly amount: number
  readonly deposit: PaymentStatus | null
  readonly receiptUrl: string | null
}

/** The stub of the ticket holds the money: what was paid and how, or the account that waits. */
export function CompleteStub({ orders, amount, deposit, receiptUrl }: CompleteStubProps) {
  const [only] = orders.length === 1 ? orders : []
  return (
    <aside className={styles.stub} aria-label="결제">
      {deposit?.account ? (
        <Account amount={amount} account={deposit.account} />
      ) : (
        <p className={styles.sum}>
          <span>결제 금액, 부가세 포함</span>
          <Price amount={amount} size="md" />
        </p>
      )}
      {only && <Facts order={only} paid={deposit === null} />}
      <p className={styles.links}>
        {only && (
          <TextLink to={to('/document/order-details/{orderNumber}', { orderNumber: only.orderNumber })}>
            주문내역서
          </TextLink>
        )}
        {only && deposit === null && (
          <TextLink to={to('/mypage/deal/{orderNumber}', { orderNumber: only.orderNumber })}>거래명세서</TextLink>
        )}
        {receiptUrl && (
          <a href={receiptUrl} target="_blank" rel="noreferrer">
            매출전표
          </a>
        )}
        {only && (
          <TextLink to={to('/mypage/order/{orderNumber}', { orderNumber: only.orderNumber })}>
            {deposit ? '결제수단 바꾸기·주문 취소' : '주문 취소'}
          </TextLink>
        )}
      </p>
    </aside>
  )
}

/** Amount and number are what somebody types into a bank: the two largest things here, each to be copied. */
function Account({
  amount,
  account,
}: {
  readonly amount: number
  readonly account: NonNullable<PaymentStatus['account']>
}) {
  const due = new Date(account.dueAt)
  const left = Math.max(0, Math.ceil((due.getTime() - useNow().getTime()) / DAY_MS))
  return (
    <>
      <div className={styles.copied}>
        <p className={styles.sum}>
          <span>입금하실 금액</span>
          <Price amount={amount} size="md" />
        </p>
        <CopyButton text={String(amount)} what="금액" />
      </div>
      <div className={styles.copied}>
        <p className={styles.sum}>
          <span>{account.depositor ? account.bank : `${account.bank} 가상계좌`}</span>
          <b className={styles.account}>{account.number}</b>
        </p>
        <CopyButton text={account.number} what="계좌번호" />
      </div>
      <FactList
        layout="sums"
        facts={[
          ['예금주', account.holder],
          account.depositor !== undefined && ['보내는 분 이름', account.depositor],
          ['입금 기한', `${longDay(seoulDay(due))} ${seoulDateTime(due).slice(11, 16)}`],
        ]}
      />
      <p className={styles.left}>
        <span aria-hidden="true">
          {Array.from({ length: left }, (_, day) => (
            <i key={day} data-today={day === 0} />
          ))}
        </span>
        {left > 0 ? `${left}일 남았습니다` : '오늘까지입니다'}
      </p>
    </>
  )
}

function Facts({ order, paid }: { readonly order: OrderDetail; readonly paid: boolean }) {
  const { goodsSupply, goodsVat, discountTotal, discountAgreed, couponTotal, pointsTotal, emoneyTotal } = order.amounts
  const means = meansNamed(order.paymentMethod)
  const evidence = evidenceFor(means ?? 'virtual-account', order.evidence)
  const [first, ...others] = order.deliveries
  const place = first && (first.method === 'pickup' ? '방문수령' : first.recipient.name)
  return (
    <FactList
      layout="sums"
      facts={[
        paid && ['상품 공급가', formatWon(goodsSupply)],
        paid && ['부가세', formatWon(goodsVat)],
        paid && discountTotal > 0 && [discountName(discountAgreed), formatWon(-discountTotal)],
        paid && couponTotal > 0 && ['쿠폰 할인', formatWon(-couponTotal)],
        paid && first !== undefined && ['배송비', feesText(order.deliveries)],
        paid && pointsTotal > 0 && ['포인트 사용', formatWon(-pointsTotal)],
        paid && emoneyTotal > 0 && ['e머니 사용', formatWon(-emoneyTotal)],
        paid && order.paymentMethod !== null && ['결제수단', order.paymentMethod],
        means === 'card' ? ['증빙', '카드 매출전표'] : evidence && ['증빙', evidenceText(evidence)],
        place !== undefined && ['받는 곳', others.length > 0 ? `${place} 외 ${others.length}곳` : place],
      ]}
    />
  )
}
