import { FORM_NAMES } from '#/domain/ebooks/ebook.ts'
import type { EbookPrices } from '#/domain/ebooks/ebook-prices.ts'
import { formatCount } from '#/lib/format-count.ts'
import { vatOf } from '#/domain/money/vat.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './ebook.module.css'

const whole = (supply: number): string => formatWon(supply + vatOf(supply))

/** The two forms beside each other, with what they fit and from which price on. */
export function FormKinds({ prices: { reflow, fixed, days } }: { readonly prices: EbookPrices }) {
  return (
    <div className={styles.forms}>
      <article>
        <FlowPicture />
        <div>
          <h3>{FORM_NAMES.reflow}</h3>
          <p>글이 화면에 맞춰 다시 흘러요.</p>
          <FactList
            facts={[
              ['맞는 책', '소설, 에세이, 인문, 보고서'],
              ['기간', `영업일 ${days.reflow}일`],
              ['읽기', '글자 크기, 어두운 화면, 읽어 주기'],
            ]}
          />
          <p className={styles.from}>
            {whole(reflow.base)}
            <small>부터, {formatCount(reflow.characters)}자까지</small>
          </p>
        </div>
      </article>
      <article>
        <KeptPicture />
        <div>
          <h3>{FORM_NAMES.fixed}</h3>
          <p>종이책의 자리를 그대로 지켜요.</p>
          <FactList
            facts={[
              ['맞는 책', '그림책, 사진집, 문제집, 잡지'],
              ['기간', `영업일 ${days.fixed}일`],
              ['읽기', '확대, 펼침면, 쪽마다 읽는 순서'],
            ]}
          />
          <p className={styles.from}>
            {whole(fixed.base)}
            <small>부터, {formatCount(fixed.pages)}쪽까지</small>
          </p>
        </div>
      </article>
    </div>
  )
}

const lines = (x: number, y: number, width: number, count: number, gap: number) =>
  Array.from({ length: count }, (_, at) => (
    <rect key={at} x={x} y={y + at * gap} width={at === count - 1 ? width * 0.6 : width} height="2" />
  ))

function FlowPicture() {
  return (
    <svg viewBox="0 0 188 200" aria-hidden="true" fill="var(--k-50)">
      <rect x=".5" y=".5" width="110" height="150" fill="var(--sheet)" stroke="var(--ink)" />
      {lines(12, 16, 86, 14, 9)}
      <rect x="98.5" y="76.5" width="76" height="123" rx="8" fill="var(--sheet)" stroke="var(--ink)" />
      {lines(107, 92, 58, 9, 11)}
      <path d="M116 40c30 0 40 8 40 26M150 60l6 8 7-8" fill="none" stroke="var(--orange-bright)" strokeWidth="2.5" />
    </svg>
  )
}

function KeptPicture() {
  const page = (
    <>
      <rect x=".5" y=".5" width="110" height="150" fill="var(--sheet)" stroke="var(--ink)" />
      <rect x="10" y="12" width="91" height="70" fill="var(--c)" />
      <circle cx="70" cy="40" r="16" fill="var(--orange-bright)" />
      {lines(12, 96, 86, 5, 9)}
    </>
  )
  return (
    <svg viewBox="0 0 188 200" aria-hidden="true" fill="var(--k-50)">
      {page}
      <rect x="84.5" y="76.5" width="90" height="123" rx="8" fill="var(--sheet)" stroke="var(--ink)" />
      <g transform="translate(88 82) scale(.75)">{page}</g>
    </svg>
  )
}
