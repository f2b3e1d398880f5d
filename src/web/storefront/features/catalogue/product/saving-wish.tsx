import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveSpec } from '#/contract/ordering/saved-specs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { track } from '#/web/api/analytics.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { specItem } from '#/web/blocks/counting/spec-item.ts'
import { toast } from '#/web/ui/toasts.ts'
import { keepWish } from './kept-wish.ts'

interface SavingWishProps {
  /** A new object for each press. */
  readonly asked: { readonly spec: JobSpec }
  readonly onBusy: (busy: boolean) => void
}

/** Keeps what was asked for. Fetched with the first press, so that an option page starts without it. */
export function SavingWish({ asked, onBusy }: SavingWishProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isLoggedIn = useIsLoggedIn()
  const done = useRef<object | null>(null)
  useEffect(() => {
    if (done.current === asked) return
    done.current = asked
    if (!isLoggedIn) {
      keepWish(asked.spec)
      void navigate(to('/member/login', {}, { from: pathname + search }))
      return
    }
    onBusy(true)
    void save(asked.spec).finally(() => onBusy(false))
  }, [asked, isLoggedIn, navigate, onBusy, pathname, search])
  return null
}

async function save(spec: JobSpec): Promise<void> {
  try {
    const { saved, fresh } = await call(saveSpec, { body: { spec, title: null } })
    if (fresh) track('add_to_wishlist', { items: [specItem({ spec, payAmount: saved.price ?? 0 })] })
    toast(fresh ? '찜했습니다. 견적함에서 다시 여실 수 있습니다.' : '이미 찜하신 사양입니다.')
  } catch (error) {
    // The call has shown why.
    if (!(error instanceof ApiError)) throw error
  }
}
