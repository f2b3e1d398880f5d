import { GUTTERS, SAFE_AT_KNIFE } from '#/domain/preflight/margins.data.ts'
import styles from './figure.module.css'

/** Px per mm; an open A5 book, its left page beginning at the left of the drawing. */
const K = 0.72
const PAGE = { width: 148 * K, height: 210 * K }
const GUTTER = (GUTTERS.perfect.find(({ upTo }) => upTo >= 300)?.width ?? 0) * K
const EDGE = SAFE_AT_KNIFE * K
const AT = { x: 20, y: 12 }

/** An open book whose words go too far out and too far in, and one whose words keep away. */
export const SafePair = () => (
  <div className={styles.pair}>
    <Open
      outer={0}
      inner={2}
      word="잘림"
      tone={styles.bad}
      text="쪽 번호가 잘리고, 가운데 글자는 제본에 말려 들어갑니다."
    />
    <Open
      outer={10}
      inner={GUTTER + 6}
      word="안전"
      tone={styles.good}
      text="바깥은 안전영역, 안쪽은 쪽수에 맞는 여백을 비웁니다."
    />
  </div>
)

interface OpenProps {
  /** Px between the words and the outer edge, and the fold. */
  readonly outer: number
  readonly inner: number
  readonly word: string
  readonly tone: string | undefined
  readonly text: string
}

function Open({ outer, inner, word, tone, text }: OpenProps) {
  const wrong = outer === 0
  const fold = AT.x + PAGE.width
  return (
    <figure className={styles.frame}>
      <svg viewBox={`0 0 ${2 * (AT.x + PAGE.width)} ${PAGE.height + 2 * AT.y}`} role="img" aria-label={text}>
        <rect x={AT.x} y={AT.y} width={2 * PAGE.width} height={PAGE.height} fill="#fff" />
        <rect x={AT.x} y={AT.y} width={2 * PAGE.width} height={PAGE.height} className={styles.knife} />
        <path className={styles.measure} d={`M${fold} ${AT.y}v${PAGE.height}`} />
        {[0, 1].map((right) => {
          const x = AT.x + right * PAGE.width
          const [left, end] = right ? [x + inner, x + PAGE.width - outer] : [x + outer, x + PAGE.width - inner]
          const area = right
            ? { x: x + GUTTER, width: PAGE.width - GUTTER - EDGE }
            : { x: x + EDGE, width: PAGE.width - GUTTER - EDGE }
          return (
            <g key={right}>
              <rect className={styles.safe} {...area} y={AT.y + EDGE} height={PAGE.height - 2 * EDGE} />
              {Array.from({ length: 14 }, (_, row) => (
                <rect
                  key={row}
                  x={left}
                  y={AT.y + 26 + row * 7}
                  width={(end - left) * (row % 5 === 4 ? 0.6 : 1)}
                  height={2.4}
                  fill="#3a3733"
                />
              ))}
              <text
                x={right ? end : left}
                y={AT.y + PAGE.height - (wrong ? 1 : 9)}
                textAnchor={right ? 'end' : 'start'}
                fontSize={7}
              >
                {16 + right}
              </text>
            </g>
          )
        })}
        {wrong && (
          <g className={styles.wrong}>
            <rect x={fold - 9} y={AT.y + 20} width={18} height={110} />
            <circle cx={AT.x + 4} cy={AT.y + PAGE.height - 4} r={9} />
          </g>
        )}
      </svg>
      <figcaption>
        <b className={tone}>{word}</b>
        {text}
      </figcaption>
    </figure>
  )
}
