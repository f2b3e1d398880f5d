import { Link } from 'react-router'
import type { InquirySummary } from '#/contract/support/inquiry.ts'
import { CATEGORY_NAMES } from '#/domain/support/inquiry-categories.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { cx } from '#/web/ui/cx.ts'
import { InquiryMark } from '#/web/blocks/inquiry/inquiry-mark.tsx'
import styles from './contact.module.css'

interface InquiryRowProps {
  readonly inquiry: InquirySummary
  readonly path: string
  readonly now: Date
}

export function InquiryRow({ inquiry, path, now }: InquiryRowProps) {
  const { title, lastText, about, spec, picture, category, unread, state, updatedAt } = inquiry
  return (
    <li className={cx(styles.row, unread > 0 && styles.unread, state === 'closed' && styles.closed)}>
      <Link to={path}>
        <span className={styles.picture}>{spec && <JobPicture line={{ spec, picture }} size={48} />}</span>
        <span className={styles.words}>
          <b>{title}</b>
          <span>{lastText}</span>
          <small>
            {about ? `${about} · ` : ''}
            {CATEGORY_NAMES[category]}
          </small>
        </span>
        <span className={styles.state}>
          <InquiryMark inquiry={inquiry} now={now} />
          <ThreadClock at={updatedAt} />
        </span>
      </Link>
    </li>
  )
}
