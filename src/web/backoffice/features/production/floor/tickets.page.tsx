import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readTickets } from '#/contract/production/floor.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { JobTicket } from './job-ticket.tsx'
import styles from './tickets.module.css'

/** Job tickets of several lines, one sheet each, for the printer beside the desk. */
export function Component() {
  const [search] = useSearchParams()
  const lineIds = (search.get('lines') ?? '').split(',').filter(Boolean)
  const { data, error, refetch } = useQuery({
    queryKey: ['job-tickets', lineIds],
    queryFn: ({ signal }) => call(readTickets, { body: { lineIds }, signal, errors: 'throw' }),
    enabled: lineIds.length > 0,
  })
  useKey('p', () => window.print())
  if (lineIds.length === 0)
    return (
      <EmptyState
        whole
        title="고른 작업이 없습니다"
        text="제작판에서 작업을 고른 뒤 작업지시서를 눌러 주세요."
        action={<LinkButton to="/admin/production">제작판으로</LinkButton>}
      />
    )
  if (error)
    return <ErrorState title="작업지시서를 열지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const tickets = data.items.flatMap(({ ticket }) => ticket ?? [])
  const refused = data.items.filter(({ message }) => message !== null)
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>작업지시서 {tickets.length}장</h1>
        <LinkButton size="sm" to="/admin/production">
          제작으로
        </LinkButton>
        <Button size="sm" variant="primary" disabled={tickets.length === 0} onClick={() => window.print()}>
          인쇄 <kbd>P</kbd>
        </Button>
      </header>
      {refused.length > 0 && (
        <Note tone="orange" role="status">
          {refused.length}건은 작업지시서가 없습니다.
          <ul>
            {refused.map(({ lineId, message }) => (
              <li key={lineId}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
      {tickets.map((ticket) => (
        <JobTicket key={ticket.lineId} ticket={ticket} />
      ))}
    </div>
  )
}
