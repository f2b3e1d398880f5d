import { answerCounting, useCountingConsent } from '#/web/api/counting-consent.ts'
import { Button } from '#/web/ui/button.tsx'
import styles from './counting-question.module.css'

/** Both answers are one press and look alike; nothing is counted before. */
export function CountingQuestion() {
  const { answer, isAsked } = useCountingConsent()
  if (answer !== null && !isAsked) return null
  return (
    <section className={styles.question} aria-label="방문 통계">
      <p>
        어떤 화면이 쓸모 있는지 네이버 애널리틱스로 세어도 될까요? 쿠키를 쓰며, 아니라고 하셔도 그대로 쓰실 수 있습니다.
        답은 개인정보처리방침에서 언제든 바꾸실 수 있습니다.
        {answer && ` 지금은 ${answer === 'yes' ? '세고 있습니다' : '세지 않습니다'}.`}
      </p>
      <div>
        <Button size="sm" onClick={() => answerCounting('no')}>
          세지 않기
        </Button>
        <Button size="sm" onClick={() => answerCounting('yes')}>
          세도 됩니다
        </Button>
      </div>
    </section>
  )
}
