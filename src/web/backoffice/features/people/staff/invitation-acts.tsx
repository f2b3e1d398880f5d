import { useMutation } from '@tanstack/react-query'
import { type Invitation, inviteAgain, withdrawInvitation } from '#/contract/people/invitations.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { usePeopleChanged } from './use-people.ts'

export function InvitationState({ of: { expired, expiresAt } }: { readonly of: Invitation }) {
  if (expired) return <StateMark shape="diamond">초대 기한 지남</StateMark>
  return <StateMark shape="ring">{`초대함, ${seoulDateTime(new Date(expiresAt)).slice(5, 16)}까지`}</StateMark>
}

/** A new link, or none. */
export function InvitationActs({ of: { id, name } }: { readonly of: Invitation }) {
  const changed = usePeopleChanged()
  const params = { invitationId: id }
  const again = useMutation({
    mutationFn: () => call(inviteAgain, { params }),
    onSuccess: () => toast('새 초대 메일을 보냈습니다. 전에 보낸 주소는 이제 열리지 않습니다.'),
    onSettled: changed,
  })
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInvitation, { params }),
    onSuccess: () => toast('초대를 거뒀습니다.'),
    onSettled: changed,
  })
  return (
    <Toolbar align="end">
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${name} 초대 다시 보내기`}
        busy={again.isPending}
        onClick={() => again.mutate()}
      >
        다시 보내기
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${name} 초대 거두기`}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        초대 거두기
      </Button>
    </Toolbar>
  )
}
