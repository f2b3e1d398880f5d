import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePermission } from '#/web/api/use-staff.ts'
import { Tabs } from '#/web/ui/tabs.tsx'
import { BrandRequestsTable } from './brand-requests-table.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MembersTable } from './members-table.tsx'
import { useWaiting } from './use-members.ts'
import { WaitingTable } from './waiting-table.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'

type Shown = 'waiting' | 'brands' | 'all'

/** 회원: who waits for approval, and everybody else. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const mayApprove = usePermission('member-approvals')
  const mayRead = usePermission('members')
  const waiting = useWaiting(mayApprove)
  // Who finds nobody to approve came to look for somebody; whoever approves the last stays where that was.
  const [usual, setUsual] = useState<Shown | null>(null)
  if (usual === null && waiting.data) setUsual(waiting.data.members.length === 0 ? 'all' : 'waiting')
  const show = shownOf(search.get('show') ?? usual, { mayApprove, mayRead })
  const [open, setOpen] = useState<string | null>(null)
  return (
    <AdminPage title="회원">
      <Tabs<Shown>
        label="보기"
        value={show}
        onChange={(next) => setSearch({ show: next })}
        tabs={[
          ...(mayApprove
            ? [
                { value: 'waiting' as const, label: '승인 대기', ...countOf(waiting.data?.members.length) },
                { value: 'brands' as const, label: '브랜드 가입' },
              ]
            : []),
          ...(mayRead ? [{ value: 'all' as const, label: '모든 회원' }] : []),
        ]}
      >
        {show === 'waiting' && <WaitingTable waiting={waiting} onOpen={setOpen} />}
        {show === 'brands' && <BrandRequestsTable />}
        {show === 'all' && <MembersTable />}
      </Tabs>
      {open !== null && <MemberDialog key={open} memberId={open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}

function shownOf(
  asked: string | null,
  { mayApprove, mayRead }: Readonly<Record<'mayApprove' | 'mayRead', boolean>>,
): Shown {
  if (mayRead && (!mayApprove || asked === 'all')) return 'all'
  return asked === 'brands' ? 'brands' : 'waiting'
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count })
