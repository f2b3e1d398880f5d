import type { ReactNode } from 'react'
import { SiteFooter } from '../chrome/site-footer.tsx'
import { SiteHeader } from '../chrome/site-header.tsx'
import styles from './frame.module.css'

/** The first stop of the keyboard: over the header, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      본문으로 바로 가기
    </a>
  )
}

interface FrameProps {
  readonly header?: ReactNode
  readonly footer?: ReactNode
  readonly className?: string | undefined
  readonly mainClassName?: string | undefined
  readonly children: ReactNode
}

/** Header, main and footer in a column at least as high as the window; the layouts differ in what they put in. */
export function Frame({
  header = <SiteHeader />,
  footer = <SiteFooter />,
  className,
  mainClassName,
  children,
}: FrameProps) {
  return (
    <div className={`${styles.column} ${className ?? ''}`}>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className={mainClassName}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** The shop's ordinary text width. */
export const PAGE_CLASS = styles.page
