import { useQuery } from '@tanstack/react-query'
import { listAssignees, type StaffInquiry } from '#/contract/support/staff-inquiries.contract.ts'
import { call } from '#/web/api/call.ts'
import { useStaff } from '#/web/api/use-staff.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Select } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './customer-aside.module.css'
import type { DeskActs } from './use-desk-inquiry.ts'

const NOBODY = ''

/** Who has it, and the end of it. */
export function InquiryActs({ inquiry, acts }: { readonly inquiry: StaffInquiry; readonly acts: DeskActs }) {
  const me = useStaff()
  const staff = useQuery({
    queryKey: ['inquiry-assignees'],
    queryFn: ({ signal }) => call(listAssignees, { signal, errors: 'throw' }),
    staleTime: 60_000,
  })
  if (!inquiry.open) return null
  const others = staff.data?.staff ?? []
  const close = async () => {
    const ok = await confirmDialog({
      title: '문의를 끝낼까요?',
      body: inquiry.waitingSince ? '고객이 아직 답을 기다리고 있습니다.' : '고객은 이 문의에 더 쓸 수 없습니다.',
      ok: '끝내기',
    })
    if (ok) acts.close.mutate()
  }
  return (
    <Toolbar className={styles.acts}>
      {!inquiry.assignee?.mine && me && (
        <Button size="sm" variant="ink" busy={acts.assign.isPending} onClick={() => acts.assign.mutate(me.id)}>
          내가 맡기
        </Button>
      )}
      <Select
        aria-label="담당"
        value={inquiry.assignee?.id ?? NOBODY}
        disabled={acts.assign.isPending}
        onChange={(event) => acts.assign.mutate(event.target.value || null)}
      >
        <option value={NOBODY}>담당 없음</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button size="sm" busy={acts.close.isPending} onClick={() => void close()}>
        문의 끝내기
      </Button>
    </Toolbar>
  )
}
