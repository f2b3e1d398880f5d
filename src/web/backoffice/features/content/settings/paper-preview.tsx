import { CropMarks, ShopMark } from '#/web/ui/marks.tsx'
import styles from './settings.module.css'

interface PaperPreviewProps {
  readonly typed: {
    readonly brand?: string | undefined
    readonly company?: Readonly<Record<string, unknown>> | undefined
    readonly bank?: Readonly<Record<string, unknown>> | undefined
  }
}

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** How papers and text messages will look, while it is typed. */
export function PaperPreview({ typed: { brand = '', company = {}, bank = {} } }: PaperPreviewProps) {
  const facts = [
    ['등록번호', wordOf(company['businessNumber'])],
    ['대표자', wordOf(company['ceo'])],
    ['주소', wordOf(company['address'])],
    ['전화', wordOf(company['phone'])],
    ['이메일', wordOf(company['email'])],
  ] as const
  const account = [bank['bank'], bank['number'], bank['holder']].map(wordOf)
  return (
    <figure className={styles.preview}>
      <div>
        <figcaption>바뀐 모습</figcaption>
        <div className={styles.paper}>
          <CropMarks />
          <p className={styles.head}>
            <b>견적서</b>
            <span>
              <ShopMark />
              {brand}
            </span>
          </p>
          <p className={styles.name}>{wordOf(company['name']) ?? brand}</p>
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value ?? <em>등록 전</em>}</dd>
              </div>
            ))}
          </dl>
          {account.every(Boolean) && (
            <p className={styles.account}>
              입금 계좌
              <b>
                {account[0]} {account[1]} (예금주 {account[2]})
              </b>
            </p>
          )}
        </div>
        <p className={styles.sms}>
          [{brand}] 주문을 받았습니다. {wordOf(company['phone'])}
        </p>
      </div>
    </figure>
  )
}
