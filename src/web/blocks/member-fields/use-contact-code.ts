import { useState } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useCountdown } from './use-countdown.ts'

type SendBody = BodyInputOf<typeof sendCode>

export interface ContactProof {
  readonly ticket: string
  readonly target: string
}

/** Sending a code, counting it down, confirming it. `proof` is set once the code was right. */
export function useContactCode(onProof: (proof: ContactProof | null) => void) {
  const [sent, setSent] = useState<{ codeId: string; end: number; target: string } | null>(null)
  const [proof, setProof] = useState<ContactProof | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const left = useCountdown(sent?.end ?? null)

  const prove = (next: ContactProof | null) => {
    setProof(next)
    onProof(next)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields['contact.target'] ?? error.message)
    } finally {
      setBusy(false)
    }
  }

  return {
    sent,
    proof,
    problem,
    busy,
    left,
    send: (body: SendBody) =>
      attempt(async () => {
        const { codeId, seconds } = await call(sendCode, { body, errors: 'throw' })
        setSent({ codeId, end: Date.now() + seconds * 1000, target: body.contact.target })
      }),
    confirm: (code: string) =>
      attempt(async () => {
        if (!sent) return
        const { ticket } = await call(confirmCode, { params: { codeId: sent.codeId }, body: { code }, errors: 'throw' })
        prove({ ticket, target: sent.target })
      }),
    /** Another number or mailbox is to be proven. */
    restart: () => {
      setSent(null)
      setProblem(null)
      prove(null)
    },
  }
}
