import styles from './marks.module.css'

/** Crop marks outside the four corners of a positioned box. */
export function CropMarks() {
  return (
    <span className={styles.crops} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

const PATCHES = [
  'var(--c)',
  'var(--m)',
  'var(--y)',
  'var(--k)',
  'var(--k-75)',
  'var(--k-50)',
  'var(--k-30)',
  'var(--k-15)',
  'var(--orange-bright)',
  'var(--orange-75)',
  'var(--orange-50)',
  'var(--orange-25)',
]

/** The colour bar at the edge of a press sheet. */
export function ColourBar() {
  return (
    <div className={styles.bar} aria-hidden="true">
      {PATCHES.map((patch) => (
        <i key={patch} style={{ background: patch }} />
      ))}
    </div>
  )
}

/** The registration mark with two quarters inked: the shop's own sign. */
export function ShopMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M14 14V5a9 9 0 0 1 9 9zM14 14v9a9 9 0 0 1-9-9z" fill="var(--orange-bright)" />
      <path d="M14 0v28M0 14h28" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Cross and circle by which the colours are laid over each other. */
export function RegistrationMark() {
  return (
    <svg className={styles.registration} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" />
      <path d="M12 0v24M0 12h24" stroke="currentColor" />
    </svg>
  )
}
