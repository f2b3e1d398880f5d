import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readRush } from '#/contract/catalogue/rush.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import type { Rush } from './report24.loader.ts'

export type Wish = Rush['wish']

const QUIET_MS = 180
export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
const NO_PRICE = '가격을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 골라 주세요.'

/** The report as it is chosen, with both prices from the server; nothing is reckoned here, so the page carries no engine. */
export function useRush(first: Rush) {
  const [wish, setWish] = useState(first.wish)
  const [rush, setRush] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef<AbortController>(null)

  const ask = async (next: Wish, quietly: boolean) => {
    asked.current?.abort()
    const mine = new AbortController()
    asked.current = mine
    if (!quietly) setBusy(true)
    try {
      if (!quietly) await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
      if (mine.signal.aborted) return
      const query = { ...next, colour: next.colour ? ('yes' as const) : ('no' as const) }
      const answer = await call(readRush, { query, signal: mine.signal, errors: 'throw' })
      setRush(answer)
      setProblem(null)
    } catch (error) {
      if (mine.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      if (!quietly) setProblem(error.message || NO_PRICE)
    }
    if (asked.current === mine) setBusy(false)
  }
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    void ask(next, false)
  }

  // The page may have waited in a tab, or in a cache on its way: the clock is asked again whenever somebody looks.
  const latest = useRef({ ask, wish })
  useEffect(() => {
    latest.current = { ask, wish }
  })
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void latest.current.ask(latest.current.wish, true)
    }
    again()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
  return { wish, rush, problem, busy, change }
}

/** The server's time in whole seconds or minutes, drawn anew only when one has passed: the browser tells only how long ago it was told. */
export function useServerTime(at: string, unitMs: number): Date {
  const whole = useCallback((ms: number) => Math.floor(ms / unitMs) * unitMs, [unitMs])
  const [now, setNow] = useState(() => whole(Date.parse(at)))
  useEffect(() => {
    const told = performance.now()
    const tick = () => setNow(whole(Date.parse(at) + performance.now() - told))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [at, whole])
  return useMemo(() => new Date(now), [now])
}
