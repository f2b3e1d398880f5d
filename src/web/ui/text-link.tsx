import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './text-link.module.css'

/** A link inside a sentence. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.inline} />
}

/** The link at the head of a section: 모두 보기. */
export function MoreLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={styles.more}>
      <span>{children}</span>
    </Link>
  )
}
