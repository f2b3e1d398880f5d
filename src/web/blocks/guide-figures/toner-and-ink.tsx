import figure from './figure.module.css'

const PAPER = 'M10 70h220v30H10z'

/** Paper cut through: toner lies on it and breaks where it is folded, ink goes into it. */
export const TonerAndInk = () => (
  <div className={figure.pair}>
    <figure className={figure.frame}>
      <svg viewBox="0 0 240 150" role="img" aria-label="토너가 종이 위에 얹히고 접는 자리에서 갈라진 단면">
        <path d={PAPER} fill="#fff" className={figure.measure} />
        <path d="M30 62h82v8H30zM122 62h82v8h-82z" fill="#00688a" />
        <path className={figure.wrong} d="M117 52v26" />
        <text className={figure.words} x={117} y={44} textAnchor="middle">
          접는 자리
        </text>
        <text className={figure.words} x={120} y={124} textAnchor="middle">
          종이
        </text>
      </svg>
      <figcaption>
        <b>디지털 토너</b>열로 종이 위에 눌러 붙입니다. 바로 만질 수 있고, 접으면 갈라지기 쉽습니다.
      </figcaption>
    </figure>
    <figure className={figure.frame}>
      <svg viewBox="0 0 240 150" role="img" aria-label="잉크가 종이에 스며든 단면">
        <path d={PAPER} fill="#fff" className={figure.measure} />
        <path d="M30 68h174v6q-14.5 8-29 0t-29 0-29 0-29 0-29 0-29 0z" fill="#00688a" />
        <text className={figure.words} x={120} y={124} textAnchor="middle">
          종이
        </text>
      </svg>
      <figcaption>
        <b>오프셋 잉크</b>종이에 스며 마릅니다. 마를 때까지 기다리는 대신 접어도 덜 갈라집니다.
      </figcaption>
    </figure>
  </div>
)
