import { to } from '#/contract/web-paths.ts'
import { confirmDialog } from '#/web/ui/dialogs.ts'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** What only members have is refused with the way to become one; the page behind stays as it is until then. */
export async function offerJoining(
  go: (path: string) => unknown,
  { pathname, search }: Place,
  body: string,
): Promise<void> {
  if (await confirmDialog({ title: '회원가입이 필요합니다', body, ok: '회원가입', cancel: '닫기' }))
    go(to('/member/join', {}, { from: pathname + search }))
}
