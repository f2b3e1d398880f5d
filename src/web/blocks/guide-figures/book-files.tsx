import { cx } from '#/web/ui/cx.ts'
import styles from './figure.module.css'

const LINE = { stroke: 'var(--ink)' }

/** The two files of a book: its cover as one broad page, and its body page by page. */
export const BookFiles = () => (
  <div className={styles.pair}>
    <figure className={styles.frame}>
      <svg viewBox="0 0 330 170" role="img" aria-label="뒤표지와 책등과 앞표지를 펼친 표지 파일 한 쪽">
        <rect x={38} y={26} width={254} height={118} fill="var(--c)" {...LINE} />
        <rect x={156} y={26} width={18} height={118} fill="var(--orange-bright)" {...LINE} />
        {[
          { x: 97, name: '뒤표지' },
          { x: 233, name: '앞표지' },
        ].map(({ x, name }) => (
          <g key={name}>
            <rect x={x - 30} y={74} width={60} height={24} fill="#fff" />
            <text className={styles.words} x={x} y={91} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <text className={styles.words} x={165} y={162} textAnchor="middle">
          책등
        </text>
      </svg>
      <figcaption>
        <b>표지.pdf</b>앞뒤와 책등을 펼친 한 쪽
      </figcaption>
    </figure>
    <figure className={styles.frame}>
      <svg viewBox="0 0 330 170" role="img" aria-label="첫 쪽부터 끝 쪽까지 낱쪽으로 이어진 본문 파일">
        {[3, 2, 1, 0].map((at) => (
          <g key={at} transform={`translate(${60 + at * 46} ${22 + at * 6})`}>
            <rect width={76} height={108} fill="#fff" {...LINE} />
            <path d="M10 24h56M10 38h56M10 52h56M10 66h34" stroke="var(--line-strong)" strokeWidth={3} />
            <text className={cx(styles.words, styles.strong)} x={10} y={98}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <b>본문.pdf</b>첫 쪽부터 끝 쪽까지, 펼침면이 아니라 낱쪽으로
      </figcaption>
    </figure>
  </div>
)
