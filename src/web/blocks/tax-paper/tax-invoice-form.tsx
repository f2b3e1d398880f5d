import type { WholePaper } from '#/contract/money/tax-parts.ts'
import { Small } from '#/web/ui/note.tsx'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { formatCount } from '#/lib/format-count.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './tax-invoice-form.module.css'
import { amendName, shortDay, shortMoment } from './tax-words.ts'

/** The blue form that everybody knows, the buyer's copy of it. */
export function TaxInvoiceForm({ paper }: { readonly paper: WholePaper }) {
  const { amendCode, confirmNumber, settledAt, practised } = paper
  return (
    <div className={styles.sheet}>
      <div className={styles.title}>
        <b>{amendCode === null ? '전자세금계산서' : '수정전자세금계산서'}</b>
        <span>
          공급받는자 보관용
          <br />
          {confirmNumber ? `승인번호 ${confirmNumber}` : '아직 발행하지 않았습니다'}
        </span>
      </div>
      <Parties paper={paper} />
      <Sums paper={paper} />
      <Items paper={paper} />
      <Foot paper={paper} />
      {practised && (
        <Small tone="plain" size={13} top={2}>
          연습용입니다. 국세청에 가지 않습니다.
        </Small>
      )}
      {settledAt && <span className={styles.filed}>국세청 전송 완료 {shortMoment(settledAt)}</span>}
    </div>
  )
}

interface Party {
  readonly businessNumber: string
  readonly company: string
  readonly ceo: string
  readonly address: string
}

const PARTY_ROWS = [
  ['등록번호', ({ businessNumber }: Party) => (businessNumber ? formatBusinessNumber(businessNumber) : '')],
  ['상호', ({ company }: Party) => company],
  ['대표', ({ ceo }: Party) => ceo],
  ['주소', ({ address }: Party) => address],
] as const

function Parties({ paper: { supplier, firm } }: { readonly paper: WholePaper }) {
  return (
    <div className={styles.parties}>
      {(
        [
          ['공급자', supplier],
          ['공급받는자', firm],
        ] as const
      ).map(([role, party]) => (
        <table key={role} className={styles.box}>
          <caption>{role}</caption>
          <tbody>
            {PARTY_ROWS.map(([head, value]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td className={cx(head === '등록번호' && styles.strong)}>{party ? value(party) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Sums({ paper }: { readonly paper: WholePaper }) {
  const { orderNumbers, amendCode } = paper
  const numbers =
    orderNumbers.length > 2 ? `${orderNumbers[0]} 외 ${orderNumbers.length - 1}건` : orderNumbers.join(', ')
  return (
    <table className={styles.box}>
      <thead>
        <tr>
          <th scope="col">작성일자</th>
          <th scope="col">공급가액</th>
          <th scope="col">세액</th>
          <th scope="col">비고</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={styles.middle}>{paper.writeDay.replaceAll('-', '.')}</td>
          <td className={cx(styles.figure, styles.strong)}>{formatCount(paper.supply)}</td>
          <td className={cx(styles.figure, styles.strong)}>{formatCount(paper.vat)}</td>
          <td>{amendCode === null ? numbers : `${amendName(amendCode)}, ${numbers}`}</td>
        </tr>
      </tbody>
    </table>
  )
}

const count = (value: number | null): string => (value === null ? '' : formatCount(value))

function Items({ paper: { items } }: { readonly paper: WholePaper }) {
  return (
    <table className={cx(styles.box, styles.items)}>
      <thead>
        <tr>
          <th scope="col">월일</th>
          <th scope="col">품목</th>
          <th scope="col">수량</th>
          <th scope="col">단가</th>
          <th scope="col">공급가액</th>
          <th scope="col">세액</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <td className={styles.middle}>{shortDay(item.day)}</td>
            <td>{item.name}</td>
            <td className={styles.figure}>{count(item.quantity)}</td>
            <td className={styles.figure}>{count(item.unitPrice)}</td>
            <td className={styles.figure}>{formatCount(item.supply)}</td>
            <td className={styles.figure}>{formatCount(item.vat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Foot({ paper: { supply, vat, paid } }: { readonly paper: WholePaper }) {
  const total = formatCount(supply + vat)
  return (
    <table className={styles.box}>
      <thead>
        <tr>
          <th scope="col">합계금액</th>
          <th scope="col">현금</th>
          <th scope="col">외상미수금</th>
          <th scope="col">구분</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={cx(styles.figure, styles.strong)}>{total}</td>
          <td className={styles.figure}>{paid ? total : ''}</td>
          <td className={styles.figure}>{paid ? '' : total}</td>
          <td className={styles.middle}>
            이 금액을 <b>{paid ? '영수' : '청구'}</b>함
          </td>
        </tr>
      </tbody>
    </table>
  )
}
