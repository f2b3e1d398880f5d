import { SAFE_AT_KNIFE } from '#/domain/preflight/margins.data.ts'
import { BLEED } from '#/domain/print/n-up.ts'

/** Pixels per millimetre of the corner. */
const K = 6
const KNIFE = { x: 132, y: 40 }
const corner = (by: number) => `M0 ${KNIFE.y - by * K}H${KNIFE.x + by * K}V128`

/** The corner of a page: what is cut off, where the knife goes, what is safe. The distances are those the files are checked by. */
export const BleedPicture = () => (
  <svg viewBox="0 0 190 128" aria-hidden="true">
    <path d={`${corner(BLEED)}H0z`} fill="#ffd3cb" />
    <path d={`M0 ${KNIFE.y}H${KNIFE.x}V128H0z`} fill="#f08a1d" />
    <circle cx="62" cy="104" r="34" fill="#ffe9c9" />
    <path d={corner(BLEED)} fill="none" stroke="var(--c)" strokeWidth="1.5" />
    <path d={corner(0)} fill="none" stroke="var(--m)" strokeWidth="1.5" />
    <path d={corner(-SAFE_AT_KNIFE)} fill="none" stroke="var(--ink)" strokeDasharray="4 3" />
    <path d={`M${KNIFE.x} 14h${BLEED * K}M${KNIFE.x} 10v8M${KNIFE.x + BLEED * K} 10v8`} stroke="var(--ink)" />
    <text x={KNIFE.x + BLEED * K + 5} y="18" fontSize="12" fontWeight="700" fill="var(--ink)">
      {BLEED} mm
    </text>
  </svg>
)

/** A cover laid flat: the spine between back and front is as wide as the pages are thick together. */
export const SpinePicture = () => (
  <svg viewBox="0 0 190 128" aria-hidden="true">
    <path d="M18 38h70v84H18z" fill="#0f6b5c" />
    <path d="M88 38h24v84H88z" fill="#12284c" />
    <path d="M112 38h70v84h-70z" fill="#fcc931" />
    <circle cx="147" cy="84" r="20" fill="#f0694b" />
    <path d="M96 52v34M104 52v22" stroke="#fff" strokeWidth="3" />
    <path d="M88 20h24M88 14v18M112 14v18" stroke="var(--orange-bright)" strokeWidth="2" fill="none" />
    <path d="M18 38h164v84H18zM88 38v84M112 38v84" fill="none" stroke="var(--ink)" />
  </svg>
)

/** Light that adds up, ink that takes away. */
export const ColourPicture = () => (
  <svg viewBox="0 0 190 128" aria-hidden="true">
    <path d="M6 8h86v112H6z" fill="#161513" />
    <g style={{ isolation: 'isolate' }}>
      {(['#f00 36 46', '#0f0 62 46', '#00f 49 70'] as const).map((light) => {
        const [fill, cx, cy] = light.split(' ')
        return <circle key={fill} cx={cx} cy={cy} r="24" fill={fill} style={{ mixBlendMode: 'screen' }} />
      })}
    </g>
    <path d="M98 8h86v112H98z" fill="#fff" stroke="var(--line-strong)" />
    <g style={{ isolation: 'isolate' }}>
      {(['#009fc7 128 46', '#d4006a 154 46', '#f0c400 141 70'] as const).map((ink) => {
        const [fill, cx, cy] = ink.split(' ')
        return <circle key={fill} cx={cx} cy={cy} r="24" fill={fill} style={{ mixBlendMode: 'multiply' }} />
      })}
    </g>
    <text x="49" y="112" fontSize="12" fontWeight="700" textAnchor="middle" fill="#fff">
      RGB
    </text>
    <text x="141" y="112" fontSize="12" fontWeight="700" textAnchor="middle" fill="#161513">
      CMYK
    </text>
  </svg>
)

/** A document of a word processor becomes a page with its marks. */
export const HangulPicture = () => (
  <svg viewBox="0 0 190 128" aria-hidden="true">
    <path d="M10 14h62v90H10z" fill="#fff" stroke="var(--ink)" />
    <path d="M10 14h62v16H10z" fill="#1b6ec2" />
    <path d="M20 42h42M20 50h42M20 58h30M20 74h42M20 82h36" stroke="var(--ink)" opacity=".5" strokeWidth="2" />
    <path d="M82 60h20M95 52l9 8-9 8" fill="none" stroke="var(--orange-bright)" strokeWidth="3" />
    <path d="M120 22h56v82h-56z" fill="#fff" stroke="var(--ink)" />
    <path d="M110 22h6M180 22h6M110 104h6M180 104h6M120 12v6M176 12v6M120 108v6M176 108v6" stroke="var(--ink)" />
    <path d="M130 40h36M130 48h36M130 56h26" stroke="var(--ink)" opacity=".5" strokeWidth="2" />
    <path d="M130 68h36v26h-36z" fill="#cfe5e0" />
  </svg>
)
