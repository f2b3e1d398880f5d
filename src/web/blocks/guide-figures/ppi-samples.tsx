import { useEffect, useRef } from 'react'
import { PRESS_LIMITS } from '#/domain/preflight/press-limits.data.ts'
import figure from './figure.module.css'
import { paintSample } from './sample-cover.ts'
import styles from './ppi-samples.module.css'

const LIMITS = PRESS_LIMITS['offset-dedicated'].coated
/** What a screen shows at its own size, and so what is captured from one. */
const SCREEN_PPI = 72
const MM_PER_INCH = 25.4
/** What is seen of the printed picture, and where on the sample it lies. */
const SEEN_MM = { width: 12, height: 9 }
const SEEN = { x: 96, y: 186, width: 160, height: 120 }

/** What a press makes of so many dots an inch, in the words of the file check. */
export function wordOfPpi(ppi: number): string {
  if (!LIMITS) return ''
  if (ppi >= LIMITS.ppiLow) return '또렷합니다'
  return ppi >= LIMITS.ppiPoor ? '조금 흐립니다' : '네모난 점이 보입니다'
}

/** A piece of one picture under a loupe, in as many dots as the limits of the file check name. */
export const PpiSamples = () =>
  LIMITS && (
    <div className={figure.three}>
      {[LIMITS.ppiLow, LIMITS.ppiPoor, SCREEN_PPI].map((ppi) => (
        <figure key={ppi} className={figure.frame}>
          <Dots ppi={ppi} />
          <figcaption>
            <b>{ppi} ppi</b>
            {ppi === SCREEN_PPI && '화면을 캡처한 그림. '}
            {wordOfPpi(ppi)}
          </figcaption>
        </figure>
      ))}
    </div>
  )

function Dots({ ppi }: { readonly ppi: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const dots = (mm: number) => Math.round((mm * ppi) / MM_PER_INCH)
  const [width, height] = [dots(SEEN_MM.width), dots(SEEN_MM.height)]
  useEffect(() => {
    const ink = canvas.current?.getContext('2d')
    if (!ink) return
    const k = width / SEEN.width
    paintSample(ink, { x: -SEEN.x * k, y: -SEEN.y * k, width: 300 * k, height: 400 * k })
  }, [width])
  return (
    <canvas
      ref={canvas}
      className={styles.dots}
      width={width}
      height={height}
      role="img"
      aria-label={`너비 ${SEEN_MM.width} mm를 ${ppi} ppi로 찍어 크게 본 모습`}
    />
  )
}
