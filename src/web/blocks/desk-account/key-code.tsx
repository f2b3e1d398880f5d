import { encode } from 'uqr'
import styles from './second-factor.module.css'

/** Light modules around it, which a camera needs to find its edge. */
const QUIET = 4

/** What a telephone's camera reads in place of thirty letters typed by hand. */
export function KeyCode({ uri }: { readonly uri: string }) {
  const { data, size } = encode(uri, { border: QUIET, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="인증 앱으로 찍을 QR 코드"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
