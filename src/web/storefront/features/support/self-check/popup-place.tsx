import styles from './self-check.module.css'

/** Where the browser shows that it has blocked a window. */
export const PopupPlace = () => (
  <svg className={styles.place} viewBox="-1 -1 422 77" role="img" aria-label="주소창 오른쪽 끝에 있는 막힘 표시">
    <rect x=".5" y=".5" width="419" height="73" fill="var(--sunk)" stroke="var(--ink)" />
    {[16, 30, 44].map((x) => (
      <circle key={x} cx={x} cy="20" r="4" fill="var(--line-strong)" />
    ))}
    <rect x="12.5" y="36.5" width="395" height="28" rx="14" fill="var(--sheet)" stroke="var(--line-strong)" />
    <path d="M30 50.5h130" stroke="var(--line-strong)" strokeWidth="5" strokeLinecap="round" />
    <g transform="translate(374 41)" strokeWidth="1.5">
      <rect width="18" height="14" fill="none" stroke="var(--ink)" />
      <path d="M0 4h18" stroke="var(--ink)" />
      <path d="M10 8l10 10M20 8L10 18" stroke="var(--bad)" strokeWidth="2.4" />
    </g>
    <circle cx="384" cy="50" r="19" fill="none" stroke="var(--orange-bright)" strokeWidth="3" />
  </svg>
)
