import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './states.module.css'

interface StateProps {
  readonly title: string
  readonly text?: ReactNode
  /** What to do next. */
  readonly action?: ReactNode
  /** True where it stands for the whole page: its title is the page's heading. */
  readonly whole?: boolean
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, whole = false }: StateProps) {
  const Title = whole ? 'h1' : 'p'
  return (
    <div className={styles.state}>
      <svg className={styles.sheet} viewBox="0 0 64 82" aria-hidden="true">
        <path d="M12 12h40v58H12z" fill="var(--sheet)" stroke="var(--line-strong)" strokeDasharray="3 3" />
        <path d="M2 12h6M56 12h6M2 70h6M56 70h6M12 2v6M52 2v6M12 74v6M52 74v6" stroke="var(--ink-3)" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}

/** The first load of a page; inside a page use `Skeleton`. */
export function LoadingState({ label = '불러오는 중입니다' }: { readonly label?: string }) {
  return (
    <div className={styles.state} role="status">
      <svg className={styles.sheet} viewBox="0 0 64 82" aria-hidden="true">
        <path d="M12 12h40v58H12z" fill="var(--sheet)" stroke="var(--ink)" />
        <path className={styles.roll} d="M20 26h24M20 34h24M20 42h16" stroke="var(--orange-bright)" strokeWidth="3" />
      </svg>
      <p className={styles.text}>{label}</p>
    </div>
  )
}

interface ErrorStateProps extends StateProps {
  readonly onRetry?: () => void
}

/** Could not be shown: what happened, what was kept, what to do. */
export function ErrorState({ title, text, action, onRetry, whole = false }: ErrorStateProps) {
  const Title = whole ? 'h1' : 'p'
  return (
    <div className={styles.state} role="alert">
      <svg className={styles.sheet} viewBox="0 0 64 82" aria-hidden="true">
        <path d="M12 12h40v58H12z" fill="var(--sheet)" stroke="var(--ink)" />
        <path d="M12 12l40 58M52 12L12 70" stroke="var(--bad)" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>다시 시도</Button>}
        {action}
      </div>
    </div>
  )
}
