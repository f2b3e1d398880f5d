import { Sample } from './sample.tsx'
import styles from './ui.module.css'

const COLOURS = [
  'paper',
  'sheet',
  'sunk',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'action',
  'action-hover',
  'orange',
  'orange-deep',
  'orange-bright',
  'orange-75',
  'orange-50',
  'orange-25',
  'orange-tint',
  'c',
  'm',
  'y',
  'k',
  'ok',
  'ok-tint',
  'warn',
  'warn-tint',
  'bad',
  'bad-tint',
  'info',
  'info-tint',
] as const
const SIZES = ['12', '13', '14', '15', '16', '18', '20', '24', '30', '38', '48', '60'] as const

export function TokenSamples() {
  return (
    <>
      <Sample title="색">
        <ul className={styles.swatches}>
          {COLOURS.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              --{name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="글자">
        <div className={styles.types}>
          {SIZES.map((size) => (
            <p key={size} style={{ fontSize: `var(--t-${size})` }}>
              <small>--t-{size}</small>값은 부가세를 포함합니다 1,234,567원
            </p>
          ))}
        </div>
      </Sample>
    </>
  )
}
