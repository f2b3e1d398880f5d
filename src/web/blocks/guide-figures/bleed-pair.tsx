import { useId, useState } from 'react'
import { KNIFE_ASTRAY } from '#/domain/print/knife.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { EveningSea } from './evening-sea.tsx'
import styles from './figure.module.css'
import { Slide } from './slide.tsx'

/** The trim on the drawing, and px for a millimetre beside it: more than to scale, or nothing would be seen. */
const TRIM = { x: 24, y: 24, width: 108, height: 81 }
const K = 4

/** What the knife leaves of a picture that ends at the trim, and of one that goes on, wherever it goes. */
export function BleedPair() {
  const [off, setOff] = useState(KNIFE_ASTRAY.usual)
  return (
    <>
      <Slide
        label="칼을 움직여 보세요"
        min={-KNIFE_ASTRAY.most}
        max={KNIFE_ASTRAY.most}
        step={0.25}
        value={off}
        said={off === 0 ? '재단선 그대로' : `${off > 0 ? '오른쪽' : '왼쪽'}으로 ${Math.abs(off)} mm`}
        onChange={setOff}
      />
      <div className={styles.pair}>
        <Cut
          off={off * K}
          beyond={0}
          word={off === 0 ? '아슬아슬' : '흰 줄'}
          tone={styles.bad}
          text={`재단선에 딱 맞추면 칼이 ${KNIFE_ASTRAY.usual} mm만 밀려도 종이 흰색이 보입니다.`}
        />
        <Cut
          off={off * K}
          beyond={BLEED * K}
          word="깨끗함"
          tone={styles.good}
          text="도련까지 늘려 두면 어디를 잘라도 그림입니다."
        />
      </div>
    </>
  )
}

interface CutProps {
  /** Px that the knife went astray, to the right. */
  readonly off: number
  readonly beyond: number
  readonly word: string
  readonly tone: string | undefined
  readonly text: string
}

function Cut({ off, beyond, word, tone, text }: CutProps) {
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
        {[x, x + width].map((side) => (
          <g key={side}>
            <path className={styles.measure} d={`M${side + off} 6v118`} strokeDasharray="2 2" />
            <path d={`M${side + off - 4} 4h8l-4 8z`} />
          </g>
        ))}
        <svg x={190} y={y} width={width} height={height} viewBox={`${x + off} ${y} ${width} ${height}`}>
          <rect width={330} height={130} fill="#fff" />
          <svg {...picture} viewBox="0 0 120 90" preserveAspectRatio="none">
            <EveningSea id={`${id}b`} />
          </svg>
        </svg>
        <rect x={190} y={y} width={width} height={height} className={styles.measure} />
        {beyond === 0 && off !== 0 && (
          <circle cx={off > 0 ? 190 + width - 2 : 192} cy={y + 34} r={14} className={styles.wrong} />
        )}
      </svg>
      <figcaption>
        <b className={tone}>{word}</b>
        {text}
      </figcaption>
    </figure>
  )
}
