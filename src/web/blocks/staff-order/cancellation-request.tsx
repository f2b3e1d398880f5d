import { useState } from 'react'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { AgreeForm, type OpenCancellationRequest } from './agree-form.tsx'
import { RefuseForm } from './refuse-form.tsx'
import styles from './cancellation-request.module.css'

/** The customer wants out: what was said, and for those who may the two answers. */
export function CancellationRequest({ orderNumber, request }: OpenCancellationRequest) {
  const [answer, setAnswer] = useState<'agree' | 'refuse' | null>(null)
  const close = () => setAnswer(null)
  return (
    <section className={styles.request} aria-label="취소 요청">
      <div role="status">
        <p>
          <b>고객이 취소를 요청했습니다</b> <ThreadClock at={request.at} />
        </p>
        {request.reason && <p>{request.reason}</p>}
      </div>
      {!request.mayAnswer && <p>상담이나 경리 담당자가 답하기 전에는 제작에 걸 수 없습니다.</p>}
      {request.mayAnswer && answer === null && (
        <>
          <p>답하기 전에는 제작에 걸 수 없습니다.</p>
          <Toolbar>
            <Button size="sm" onClick={() => setAnswer('agree')}>
              동의하고 취소
            </Button>
            <Button size="sm" onClick={() => setAnswer('refuse')}>
              취소 거절
            </Button>
          </Toolbar>
        </>
      )}
      {request.mayAnswer && answer === 'agree' && (
        <AgreeForm orderNumber={orderNumber} request={request} onClose={close} />
      )}
      {request.mayAnswer && answer === 'refuse' && (
        <RefuseForm orderNumber={orderNumber} seen={request.seen} onClose={close} />
      )}
    </section>
  )
}
