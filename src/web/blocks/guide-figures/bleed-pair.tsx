import { useId } from 'react'
import { EveningSea } from './evening-sea.tsx'
import styles from './figure.module.css'

/** The trim on the drawing, what the picture reaches beyond it, and how far the knife was off. */
const TRIM = { x: 24, y: 24, width: 108, height: 81 }
const BEYOND = 8
const OFF = 4

/** What the knife leaves of a picture that ends at the trim, and of one that goes on. */
export const BleedPair = () => (
  <div className={styles.pair}>
    <Cut beyond={0} word="흰 줄" tone={styles.bad} text="재단선에 딱 맞추면 칼이 1 mm만 밀려도 종이 흰색이 보입니다." />
    <Cut beyond={BEYOND} word="깨끗함" tone={styles.good} text="도련까지 늘려 두면 어디를 잘라도 그림입니다." />
  </div>
)

interface CutProps {
  readonly beyond: number
  readonly word: string
  readonly tone: string | undefined
  readonly text: string
}

function Cut({ beyond, word, tone, text }: CutProps) {
  const id = useId()
  const { x, y, width, height } = TRIM
  const picture = { x: x - beyond, y: y - beyond, width: width + 2 * beyond, height: height + 2 * beyond }
  return (
    <figure className={styles.frame}>
      <svg viewBox="0 0 330 130" role="img" aria-label={text}>
        <rect x={8} y={8} width={140} height={113} fill="#fff" />
        <svg {...picture} viewBox="0 0 120 90" preserveAspectRatio="none">
          <EveningSea id={`${id}a`} />
        </svg>
        <rect className={styles.knife} {...TRIM} />
        <path className={styles.measure} d={`M${x + width + OFF} 6v118`} strokeDasharray="2 2" />
        <path d={`M${x + width + OFF - 4} 4h8l-4 8z`} />
        <svg x={190} y={y} width={width} height={height} viewBox={`${x + OFF} ${y} ${width} ${height}`}>
          <rect width={330} height={130} fill="#fff" />
          <svg {...picture} viewBox="0 0 120 90" preserveAspectRatio="none">
            <EveningSea id={`${id}b`} />
          </svg>
        </svg>
        <rect x={190} y={y} width={width} height={height} className={styles.measure} />
        {beyond === 0 && <circle cx={190 + width - 2} cy={y + 34} r={14} className={styles.wrong} />}
      </svg>
      <figcaption>
        <b className={tone}>{word}</b>
        {text}
      </figcaption>
    </figure>
  )
}
