import { Link } from 'react-router'
import type { StaffInquirySummary } from '#/contract/support/staff-inquiries.contract.ts'
import { promiseWords } from '#/domain/support/answer-promise.ts'
import { CATEGORY_NAMES } from '#/domain/support/inquiry-categories.ts'
import { INQUIRY_STATE_NAMES } from '#/domain/support/inquiry-machine.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Badge, StateMark } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import type { Column } from '#/web/ui/table.tsx'
import styles from './inbox.module.css'

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** 「25분」, 「3시간」, 「2일」: how long somebody has waited. */
function waitText(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE_MS))
  if (minutes < HOUR) return `${minutes}분`
  return minutes < DAY ? `${Math.floor(minutes / HOUR)}시간` : `${Math.floor(minutes / DAY)}일`
}

/** The inbox as seen at this moment. */
export const inboxColumns = (now: Date): readonly Column<StaffInquirySummary>[] => [
  {
    key: 'promise',
    head: '답할 때',
    cell: (row) => <Promise row={row} now={now} />,
  },
  {
    key: 'title',
    head: '문의',
    rowHead: true,
    cell: ({ id, title, lastText, unread }) => (
      <Link className={styles.title} to={`/admin/inquiries/${id}`}>
        <b>
          {unread > 0 && <span className={styles.dot} aria-label="새 글" role="img" />}
          {title}
        </b>
        <span>{lastText}</span>
      </Link>
    ),
  },
  {
    key: 'customer',
    head: '고객',
    cell: ({ customer, isVisitor, orderNumber }) => (
      <>
        {customer}
        <Small tone="plain">{isVisitor ? '비회원' : (orderNumber ?? '')}</Small>
      </>
    ),
  },
  { key: 'category', head: '분류', cell: ({ category }) => CATEGORY_NAMES[category] },
  { key: 'assignee', head: '담당', cell: ({ assignee }) => assignee ?? <Small as="span">없음</Small> },
  {
    key: 'state',
    head: '상태',
    cell: ({ state, updatedAt }) => (
      <>
        <StateMark
          shape={
            state === 'reviewing' ? 'pie' : state === 'answered' ? 'dotted' : state === 'closed' ? 'disc' : 'diamond'
          }
        >
          {INQUIRY_STATE_NAMES[state]}
        </StateMark>
        <Small tone="plain">
          <ThreadClock at={updatedAt} />
        </Small>
      </>
    ),
  },
]

function Promise({ row, now }: { readonly row: StaffInquirySummary; readonly now: Date }) {
  const { promisedAt, waitingSince } = row
  if (!promisedAt || !waitingSince) return <Small as="span">—</Small>
  const late = new Date(promisedAt) < now
  return (
    <>
      <Badge tone={late ? 'bad' : 'neutral'}>{late ? '약속 지남' : promiseWords(new Date(promisedAt), now)}</Badge>
      <Small tone="plain">{waitText(waitingSince, now)} 기다림</Small>
    </>
  )
}
