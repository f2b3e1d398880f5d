import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leave } from '#/contract/people/profile.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { forgetMember } from '#/web/api/leave-member.ts'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** Not joining after all: what the provider told is erased, and the provider is told. */
export function SnsLeave({ provider }: { readonly provider: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await call(leave, { body: {} })
      forgetMember()
      toast(`가입하지 않았습니다. ${provider}에도 연결을 끊었다고 알렸습니다.`)
      await navigate('/', { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={() => void stop()}>
      가입하지 않고 나가기
    </Button>
  )
}
