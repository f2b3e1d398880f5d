import { useState } from 'react'
import { useLocation } from 'react-router'
import { takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { loginPath } from '#/web/api/app-callbacks.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest, useIsLoggedIn } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

/** Taking the coupon of a poster, from the stub or from the bar at the foot: both know what the other did. */
export interface TakeCoupon {
  readonly isLive: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly problem: string | null
  /** Where somebody logs in first; null for a member. */
  readonly login: string | null
  /** Whether it was taken. */
  readonly run: () => Promise<boolean>
}

export function useTakeCoupon(campaignId: string): TakeCoupon {
  const once = useIdempotencyKey()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isLive = useHydrated()
  const loggedIn = useIsLoggedIn()
  const guest = useIsGuest()
  const { pathname, search } = useLocation()
  const login = isLive && (!loggedIn || guest) ? loginPath('member', pathname + search) : null
  const run = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await once(campaignId, (idempotencyKey) =>
        call(takeCoupon, { params: { campaignId }, idempotencyKey, errors: 'throw' }),
      )
      setDone(true)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isLive, busy, done, problem, login, run }
}
