import { useId } from 'react'
import { SAFE_AT_KNIFE } from '#/domain/preflight/margins.data.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { cx } from '#/web/ui/cx.ts'
import { EveningSea } from './evening-sea.tsx'
import styles from './figure.module.css'

/** Px per mm of the corner, and where its lines stand from the left and the top. */
const K = 13
const KNIFE = { x: 410, y: 86 }
const BLEED_AT = { x: KNIFE.x + BLEED * K, y: KNIFE.y - BLEED * K }
const SAFE = { x: KNIFE.x - SAFE_AT_KNIFE * K, y: KNIFE.y + SAFE_AT_KNIFE * K }
const FOOT = 300

const LINES = [
  { at: BLEED_AT, className: styles.bleed, name: '도련', what: '그림을 여기까지', y: 130 },
  { at: KNIFE, className: styles.knife, name: '재단선', what: '칼이 지나는 자리', y: 185 },
  { at: SAFE, className: styles.safe, name: '안전영역', what: '글자는 이 안에', y: 240 },
] as const

const MEANINGS = [
  ['bleed', `도련 ${BLEED} mm`, '잘려 나갈 자리입니다. 바탕색과 사진을 여기까지 늘려 주세요.'],
  ['knife', '재단선', '완성 크기입니다. A5라면 148 × 210 mm예요.'],
  ['safe', `안전영역 ${SAFE_AT_KNIFE} mm`, '글자와 쪽 번호는 재단선에서 이만큼 안쪽에 둡니다.'],
] as const

/** A corner of a page at large scale with the three lines that the viewer of proofs draws too. */
export function BleedCorner() {
  const id = useId()
  return (
    <figure>
      <div className={cx(styles.sheet, styles.broad)}>
        <svg viewBox={`0 0 600 ${FOOT}`} role="img" aria-label="도련, 재단선, 안전영역이 차례로 놓인 오른쪽 위 모서리">
          <svg
            x={0}
            y={BLEED_AT.y}
            width={BLEED_AT.x}
            height={FOOT - BLEED_AT.y}
            viewBox="0 0 120 90"
            preserveAspectRatio="xMaxYMin slice"
          >
            <EveningSea id={id} />
          </svg>
          <text x={70} y={190} fontSize={52} fontWeight={800} fill="#2c1d16">
            동쪽 바다
          </text>
          {LINES.map(({ at, className, name, what, y }) => (
            <g key={name}>
              <path className={className} d={`M0 ${at.y}H${at.x}V${FOOT}`} />
              <path className={styles.measure} d={`M${at.x} ${y}H488`} />
              <circle cx={at.x} cy={y} r={3} />
              <text className={cx(styles.words, styles.strong)} x={494} y={y}>
                {name}
              </text>
              <text className={cx(styles.words, styles.detail)} x={494} y={y + 17}>
                {what}
              </text>
            </g>
          ))}
          <Measure from={SAFE.x} to={KNIFE.x} text={String(SAFE_AT_KNIFE)} className={styles.detail} />
          <Measure from={KNIFE.x} to={BLEED_AT.x} text={`${BLEED} mm`} />
        </svg>
      </div>
      <dl className={styles.legend}>
        {MEANINGS.map(([line, name, what]) => (
          <div key={name}>
            <dt>
              <svg width="28" height="4" aria-hidden="true">
                <path className={styles[line]} d="M0 2h28" />
              </svg>
              {name}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

interface MeasureProps {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Of its words: two numbers beside each other read as one where they are large. */
  readonly className?: string | undefined
}

const Measure = ({ from, to, text, className }: MeasureProps) => (
  <g>
    <path className={styles.measure} d={`M${from} 22v${SAFE.y - 30}M${to} 22v${SAFE.y - 30}M${from} 28H${to}`} />
    <text className={cx(styles.words, styles.strong, className)} x={(from + to) / 2} y={18} textAnchor="middle">
      {text}
    </text>
  </g>
)
