import { Suspense, useState } from 'react'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import { asking } from '#/web/api/asking.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Button } from '#/web/ui/button.tsx'
import { showMistake } from '#/web/ui/show-mistake.ts'
import type { SavedJob } from './saving-estimate.tsx'
import styles from './save-estimate.module.css'

const SavingEstimate = lazyPart(() => asking(import('./saving-estimate.tsx').then((file) => file.SavingEstimate)))

const WishButton = lazyPart(async () => (await import('./wish-button.tsx')).WishButton)

/** The third way on from a finished spec: keep its price as an estimate, with a paper to show. */
export function SaveEstimate({ spec, title }: SavedJob) {
  const [asked, setAsked] = useState<SavedJob | null>(null)
  const [busy, setBusy] = useState(false)
  return (
    <div className={styles.save}>
      <span>이 금액을 {ESTIMATE_DAYS}일 동안 지켜 드립니다.</span>
      <Button size="sm" variant="quiet" busy={busy} onClick={() => showMistake() || setAsked({ spec, title })}>
        견적 저장
      </Button>
      <Suspense fallback={<WishPlace />}>
        <WishButton spec={spec} />
      </Suspense>
      {asked ? (
        <Suspense fallback={null}>
          <SavingEstimate asked={asked} onBusy={setBusy} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** As wide as the button that comes, so that its neighbour stays where it is. */
function WishPlace() {
  return (
    <Button size="sm" variant="quiet" disabled>
      찜하기
    </Button>
  )
}
