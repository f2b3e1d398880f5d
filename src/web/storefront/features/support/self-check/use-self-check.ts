import { useRef, useState } from 'react'
import {
  CHECK_NAMES,
  type CheckName,
  type CheckResult,
  judgeFailed,
  NOTHING_YET,
  type Results,
  RUNNING,
} from '#/domain/support/self-check.ts'
import { LOOKS, lookAtPopup } from './look-at-browser.ts'

/** The checks as they come out, one after the other: two at once would slow each other. */
export function useSelfCheck() {
  const [results, setResults] = useState<Results>(NOTHING_YET)
  const [busy, setBusy] = useState(false)
  const [at, setAt] = useState<Date | null>(null)
  const running = useRef(false)
  const put = (name: CheckName, result: CheckResult) => setResults((before) => ({ ...before, [name]: result }))

  async function look(names: readonly CheckName[]) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setAt(new Date())
    // First, while the press of the button still counts.
    if (names.includes('popup')) put('popup', lookAtPopup())
    for (const name of names) {
      if (name === 'popup') continue
      put(name, RUNNING)
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      put(name, await LOOKS[name]().catch(judgeFailed))
    }
    running.current = false
    setBusy(false)
  }
  return {
    results,
    busy,
    at,
    begin: () => {
      setResults(NOTHING_YET)
      return look(CHECK_NAMES)
    },
    again: (name: CheckName) => look([name]),
  }
}
