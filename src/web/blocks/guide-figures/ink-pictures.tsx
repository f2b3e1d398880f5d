import figure from './figure.module.css'

/** Light adds up to white on a screen, ink takes away from white paper. */
export const ColourModels = () => (
  <div className={figure.pair}>
    <figure className={figure.frame}>
      <svg viewBox="0 0 240 150" role="img" aria-label="빨강, 초록, 파랑 빛이 겹쳐 흰색이 되는 그림">
        <rect width="240" height="150" fill="#161513" />
        <g style={{ mixBlendMode: 'screen' }}>
          <circle cx="98" cy="62" r="44" fill="#f00" />
          <circle cx="142" cy="62" r="44" fill="#0f0" style={{ mixBlendMode: 'screen' }} />
          <circle cx="120" cy="98" r="44" fill="#00f" style={{ mixBlendMode: 'screen' }} />
        </g>
      </svg>
      <figcaption>
        <b>RGB</b>화면의 빛. 겹칠수록 밝아집니다.
      </figcaption>
    </figure>
    <figure className={figure.frame}>
      <svg viewBox="0 0 240 150" role="img" aria-label="청록, 자홍, 노랑 잉크가 겹쳐 어두워지는 그림">
        <rect width="240" height="150" fill="#fff" />
        <circle cx="98" cy="62" r="44" fill="#009fc7" style={{ mixBlendMode: 'multiply' }} />
        <circle cx="142" cy="62" r="44" fill="#d4006a" style={{ mixBlendMode: 'multiply' }} />
        <circle cx="120" cy="98" r="44" fill="#f0c400" style={{ mixBlendMode: 'multiply' }} />
      </svg>
      <figcaption>
        <b>CMYK</b>종이의 잉크. 겹칠수록 어두워집니다.
      </figcaption>
    </figure>
  </div>
)

/** A letter as a font draws it, and as an outline: the same to the eye, but no longer a letter. */
export const Outlines = () => (
  <div className={figure.pair}>
    <figure className={figure.frame}>
      <svg viewBox="0 0 240 120" role="img" aria-label="글꼴로 쓴 글자">
        <text x="120" y="84" fontSize="72" fontWeight="800" textAnchor="middle">
          한글
        </text>
      </svg>
      <figcaption>
        <b>글꼴</b>고치고 찾을 수 있습니다. 글꼴이 파일에 들어 있어야 합니다.
      </figcaption>
    </figure>
    <figure className={figure.frame}>
      <svg viewBox="0 0 240 120" role="img" aria-label="윤곽선으로 바꾼 글자">
        <text
          x="120"
          y="84"
          fontSize="72"
          fontWeight="800"
          textAnchor="middle"
          fill="none"
          stroke="#d4006a"
          strokeWidth="1.5"
        >
          한글
        </text>
      </svg>
      <figcaption>
        <b>아웃라인</b>그림이 되어 어디서나 같아 보입니다. 고칠 수 없습니다.
      </figcaption>
    </figure>
  </div>
)
