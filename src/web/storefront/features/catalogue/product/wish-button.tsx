import { Suspense, useEffect, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { asking } from '#/web/api/asking.tsx'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { Button } from '#/web/ui/button.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { showMistake } from '#/web/ui/show-mistake.ts'
import { readWish } from './kept-wish.ts'

const SavingWish = lazyPart(() => asking(import('./saving-wish.tsx').then((file) => file.SavingWish)))

/** Keeps the spec to look at again. Who is not logged in does that first, and finds it kept. */
export function WishButton({ spec }: { readonly spec: JobSpec }) {
  const [asked, setAsked] = useState<{ readonly spec: JobSpec } | null>(null)
  const [busy, setBusy] = useState(false)
  const isLoggedIn = useIsLoggedIn()
  const { product } = spec
  useEffect(() => {
    const kept = isLoggedIn ? readWish(product) : null
    if (kept) setAsked({ spec: kept })
  }, [isLoggedIn, product])
  return (
    <>
      <Button size="sm" variant="quiet" busy={busy} onClick={() => showMistake() || setAsked({ spec })}>
        찜하기
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <SavingWish asked={asked} onBusy={setBusy} />
        </Suspense>
      ) : null}
    </>
  )
}
