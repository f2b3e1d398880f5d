import { useState } from 'react'
import { ApiError } from '#/web/api/api-error.ts'

/**
 * A small form's sending: busy until the work is done, and what the server refused stands as `failure` above the button
 * until the next try. What is not the server's answer is thrown on.
 */
export function useAttempt() {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { failure, setFailure, busy, attempt }
}
