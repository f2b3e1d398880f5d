import { Link } from 'react-router'
import { koreanMoment } from '#/domain/calendar/business-days.ts'
import type { Notification } from '#/contract/people/notifications.contract.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { Row, RowList, RowTitle } from '#/web/ui/row-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import styles from './settings.module.css'
import { useNotifications, useReading } from './use-notifications.ts'

/** 알림: what the shop sent to the member, newest first, each with the way to what it is about. */
export function NotificationList() {
  const list = useNotifications()
  const { one, all } = useReading()
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const unread = rows.some(({ read }) => !read)
  return (
    <>
      <PageHeading
        title="알림"
        lead="최근 6개월 동안 메일과 문자로 보내 드린 알림입니다."
        action={
          unread && (
            <Button size="sm" busy={all.isPending} onClick={() => all.mutate()}>
              모두 읽음
            </Button>
          )
        }
      />
      <PagedList
        list={list}
        count={rows.length}
        noun="알림"
        failed="알림을 불러오지 못했습니다"
        empty={
          <EmptyState title="아직 알림이 없습니다" text="주문하시면 접수부터 배송까지 여기에서도 보실 수 있습니다." />
        }
      >
        <RowList ruled>
          {rows.map((row) => (
            <NotificationRow key={row.id} row={row} onRead={() => one.mutate(row.id)} />
          ))}
        </RowList>
      </PagedList>
    </>
  )
}

interface NotificationRowProps {
  readonly row: Notification
  readonly onRead: () => void
}

function NotificationRow({ row, onRead }: NotificationRowProps) {
  const { title, body, path, createdAt, read } = row
  return (
    <Row>
      <div className={styles.toldAt}>
        {!read && <StateMark shape="diamond">새 알림</StateMark>}
        <time dateTime={createdAt}>{koreanMoment(new Date(createdAt))}</time>
        {!read && (
          <Button size="sm" variant="quiet" aria-label={`${title} 읽음`} onClick={onRead}>
            읽음
          </Button>
        )}
      </div>
      <RowTitle>
        {path === null ? (
          title
        ) : (
          <Link to={path} onClick={read ? undefined : onRead}>
            {title}
          </Link>
        )}
      </RowTitle>
      <p className={styles.told}>{body}</p>
    </Row>
  )
}
