import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePermission } from '#/web/api/use-staff.ts'
import { Tabs } from '#/web/ui/tabs.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MembersTable } from './members-table.tsx'
import { useWaiting } from './use-members.ts'
import { WaitingTable } from './waiting-table.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'

type Shown = 'waiting' | 'all'

/** 회원: who waits for approval, and everybody else. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const mayApprove = usePermission('member-approvals')
  const mayRead = usePermission('members')
  const show: Shown = mayRead && (!mayApprove || search.get('show') === 'all') ? 'all' : 'waiting'
  const waiting = useWaiting(mayApprove)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <AdminPage title="회원">
      <Tabs<Shown>
        label="보기"
        value={show}
        onChange={(next) => setSearch(next === 'all' ? { show: 'all' } : {})}
        tabs={[
          ...(mayApprove
            ? [{ value: 'waiting' as const, label: '승인 대기', ...countOf(waiting.data?.members.length) }]
            : []),
          ...(mayRead ? [{ value: 'all' as const, label: '모든 회원' }] : []),
        ]}
      >
        {show === 'waiting' ? <WaitingTable waiting={waiting} onOpen={setOpen} /> : <MembersTable />}
      </Tabs>
      {open !== null && <MemberDialog key={open} memberId={open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count })
