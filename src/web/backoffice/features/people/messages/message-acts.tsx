import { useMutation } from '@tanstack/react-query'
import { type MessageListed, readMessage } from '#/contract/people/messages.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import styles from './messages.module.css'
import { useMessageActs } from './use-messages.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'

export function MessageActs({ row }: { readonly row: MessageListed }) {
  const { again, settle } = useMessageActs(row.id)
  const open = row.state === 'failed' && !row.handled
  return (
    <Toolbar align="end">
      <Look row={row} />
      {open && row.title !== '인증번호' && (
        <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
          다시 보내기
        </Button>
      )}
      {open && (
        <Button size="sm" variant="quiet" busy={settle.isPending} onClick={() => settle.mutate()}>
          따로 알렸음
        </Button>
      )}
    </Toolbar>
  )
}

/** The whole text and number; the look is written down, so it takes a press. */
function Look({ row }: { readonly row: MessageListed }) {
  const look = useMutation({ mutationFn: () => call(readMessage, { params: { messageId: row.id } }) })
  return (
    <>
      <Button size="sm" variant="quiet" busy={look.isPending} onClick={() => look.mutate()}>
        열어 보기
      </Button>
      <Dialog open={look.data !== undefined} onClose={() => look.reset()} title={row.title}>
        {look.data && (
          <>
            <FactList
              facts={[
                ['받는 곳', look.data.recipient],
                look.data.failureCode ? ['답 코드', look.data.failureCode] : null,
              ]}
            />
            <p className={styles.text}>{look.data.body ?? '인증번호와 링크는 남겨 두지 않습니다.'}</p>
            <Small tone="plain">열어 본 사실은 감사 기록에 남습니다.</Small>
          </>
        )}
      </Dialog>
    </>
  )
}
