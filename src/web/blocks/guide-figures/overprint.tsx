import { useState } from 'react'
import figure from './figure.module.css'
import { Slide } from './slide.tsx'

/** What plates are off by on a bad day, and px for a millimetre of it: more than to scale, or nothing would be seen. */
const MOST = 0.3
const K = 20
const BLACK = { fontSize: 64, fontWeight: 800, textAnchor: 'middle' } as const

/** Black over colour, and a hole in the colour under black; the second shows white where the plates are off. */
export function Overprint() {
  const [off, setOff] = useState(MOST / 2)
  const said = off === 0 ? '꼭 맞음' : `${off.toFixed(2)} mm`
  return (
    <>
      <Slide label="판을 어긋나게 해 보세요" min={0} max={MOST} step={0.05} value={off} said={said} onChange={setOff} />
      <div className={figure.pair}>
        <figure className={figure.frame}>
          <svg viewBox="0 0 240 120" role="img" aria-label="먹 글자가 노란 바탕 위에 겹쳐 찍힌 그림">
            <rect width="240" height="120" fill="#f0c400" />
            <text x={120 + off * K} y={82 + off * K} {...BLACK} fill="#161513">
              먹 1
            </text>
          </svg>
          <figcaption>
            <b className={figure.good}>오버프린트</b>바탕 위에 겹쳐 찍습니다. 어긋나도 흰 틈이 없습니다.
          </figcaption>
        </figure>
        <figure className={figure.frame}>
          <svg viewBox="0 0 240 120" role="img" aria-label="바탕을 뚫은 자리에 먹 글자를 찍은 그림">
            <rect width="240" height="120" fill="#f0c400" />
            <text x={120} y={82} {...BLACK} fill="#fff">
              먹 1
            </text>
            <text x={120 + off * K} y={82 + off * K} {...BLACK} fill="#161513">
              먹 1
            </text>
          </svg>
          <figcaption>
            <b className={figure.bad}>녹아웃</b>바탕에 구멍을 내고 찍습니다. 판이 어긋나면 흰 틈이 보입니다.
          </figcaption>
        </figure>
      </div>
    </>
  )
}
