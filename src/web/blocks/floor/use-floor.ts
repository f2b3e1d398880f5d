import { useEffect, useRef, useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import { readRealtime } from '#/contract/production/production.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'

export type Floor = ResultOf<typeof readRealtime>

const TOPICS = ['floor:now'] as const
/** Changes within this time are read together, and browsers do not all ask at one moment. */
const GATHER_MS = 1_000
const SPREAD_MS = 3_000

/** The shop floor as it is now, through the one live connection of the browser; begins with what the page came with. */
export function useFloor(first: Floor): Floor {
  const [floor, setFloor] = useState(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askSoon = () => {
    timer.current ??= setTimeout(
      async () => {
        timer.current = undefined
        try {
          setFloor(await call(readRealtime, { errors: 'throw' }))
        } catch (error) {
          // The old numbers stay until the next change.
          if (!(error instanceof ApiError)) throw error
        }
      },
      GATHER_MS + Math.random() * SPREAD_MS,
    )
  }
  useLive(TOPICS, askSoon)
  useEffect(() => () => clearTimeout(timer.current), [])
  return floor
}
