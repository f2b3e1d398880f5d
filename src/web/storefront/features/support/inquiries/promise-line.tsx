import { promiseWords } from '#/domain/support/answer-promise.ts'
import { OfficeStrip } from '#/web/blocks/inquiry/office-strip.tsx'
import styles from './contact.module.css'
import { usePromise } from './use-inquiry.ts'

/** Until when whoever asks now has an answer, over the hours of the office. */
export function PromiseLine() {
  const { data } = usePromise()
  const now = data && new Date(data.now)
  return (
    <div className={styles.promise}>
      <p>
        {data && now ? (
          <>
            <b>지금 남기시면 {promiseWords(new Date(data.promisedAt), now)}</b> 답해 드립니다.
          </>
        ) : (
          '상담 시간을 확인하고 있습니다.'
        )}
      </p>
      {data && now && <OfficeStrip open={data.open} close={data.close} now={now} />}
    </div>
  )
}
