import { useState } from 'react'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { AgreeForm, type OpenWish } from './agree-form.tsx'
import { RefuseForm } from './refuse-form.tsx'
import styles from './cancel-wish.module.css'

/** The customer wants out: what was said, and for those who may the two answers. */
export function CancelWish({ orderNumber, wish }: OpenWish) {
  const [answer, setAnswer] = useState<'agree' | 'refuse' | null>(null)
  const close = () => setAnswer(null)
  return (
    <section className={styles.wish} aria-label="취소 요청">
      <div role="status">
        <p>
          <b>고객이 취소를 요청했습니다</b> <ThreadClock at={wish.at} />
        </p>
        {wish.reason && <p>{wish.reason}</p>}
      </div>
      {!wish.mayAnswer && <p>상담이나 경리 담당자가 답하기 전에는 제작에 걸 수 없습니다.</p>}
      {wish.mayAnswer && answer === null && (
        <>
          <p>답하기 전에는 제작에 걸 수 없습니다.</p>
          <p className={styles.answers}>
            <Button size="sm" onClick={() => setAnswer('agree')}>
              동의하고 취소
            </Button>
            <Button size="sm" onClick={() => setAnswer('refuse')}>
              취소 거절
            </Button>
          </p>
        </>
      )}
      {wish.mayAnswer && answer === 'agree' && <AgreeForm orderNumber={orderNumber} wish={wish} onClose={close} />}
      {wish.mayAnswer && answer === 'refuse' && <RefuseForm orderNumber={orderNumber} onClose={close} />}
    </section>
  )
}
