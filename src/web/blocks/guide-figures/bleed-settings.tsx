import { BLEED } from '#/domain/print/n-up.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './figure.module.css'

const SIDES = ['위쪽', '아래쪽', '안쪽', '바깥쪽'] as const
const A5 = { width: 148, height: 210 }

/** Where the bleed is asked for in InDesign, and what to do in a program that knows none. */
export const BleedSettings = () => (
  <div className={styles.pair}>
    <figure className={styles.frame}>
      <svg viewBox="0 0 330 150" role="img" aria-label={`도련 네 칸에 ${BLEED} mm씩 적은 모습`}>
        <rect x={14} y={14} width={302} height={122} fill="#fff" />
        <rect x={14} y={14} width={302} height={122} className={styles.measure} />
        <text className={cx(styles.words, styles.strong)} x={28} y={36}>
          도련 및 슬러그
        </text>
        <text className={styles.words} x={28} y={88}>
          도련
        </text>
        {SIDES.map((side, at) => (
          <g key={side} transform={`translate(${76 + at * 58} 58)`}>
            <text className={styles.words} fontSize={11}>
              {side}
            </text>
            <rect y={12} width={50} height={26} fill="#fff" stroke="var(--orange-bright)" strokeWidth={2} />
            <text className={cx(styles.words, styles.strong)} x={8} y={30}>
              {BLEED} mm
            </text>
          </g>
        ))}
        <path d="M28 112h12v12H28z" />
        <path d="M30.5 118l3 3 5-6" stroke="#fff" strokeWidth={1.6} fill="none" />
        <text className={styles.words} x={48} y={123}>
          PDF로 내보낼 때: 문서 도련 설정 사용
        </text>
      </svg>
      <figcaption>
        <b>인디자인</b>새 문서에서 도련 네 칸을 {BLEED} mm로
      </figcaption>
    </figure>
    <figure className={styles.frame}>
      <svg viewBox="0 0 330 150" role="img" aria-label="용지를 도련만큼 크게 만든 모습">
        <rect x={34} y={16} width={88} height={118} fill="#fff" />
        <rect x={34} y={16} width={88} height={118} className={styles.bleed} />
        <rect x={39} y={21} width={78} height={108} className={styles.knife} />
        <text className={styles.words} x={78} y={80} textAnchor="middle">
          {A5.width} × {A5.height}
        </text>
        <path className={styles.measure} d="M138 76h34m-6-4l6 4-6 4" />
        <text className={cx(styles.words, styles.strong)} x={184} y={76} fontSize={17}>
          {A5.width + 2 * BLEED} × {A5.height + 2 * BLEED} mm
        </text>
        <text className={styles.words} x={184} y={98}>
          여백도 {BLEED} mm씩 더
        </text>
      </svg>
      <figcaption>
        <b>한글·워드</b>용지를 {2 * BLEED} mm 크게
      </figcaption>
    </figure>
  </div>
)
