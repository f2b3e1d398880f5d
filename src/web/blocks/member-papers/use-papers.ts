import { useState } from 'react'
import { uploadAttachment } from '#/contract/files/files.contract.ts'
import type { PaperKind } from '#/domain/members/papers.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { sendForm } from '#/web/api/upload.ts'

interface HeldPaper {
  readonly kind: PaperKind
  readonly fileId: string
  readonly name: string
}

/** Papers that were uploaded here, at most one of a kind; `onChange` tells the form around it. */
export function usePapers(onChange: (papers: { kind: PaperKind; fileId: string }[]) => void) {
  const [held, setHeld] = useState<readonly HeldPaper[]>([])
  const [going, setGoing] = useState<{ readonly kind: PaperKind; readonly share: number } | null>(null)
  const [problem, setProblem] = useState<{ readonly kind: PaperKind; readonly words: string } | null>(null)

  const change = (next: readonly HeldPaper[]) => {
    setHeld(next)
    onChange(next.map(({ kind, fileId }) => ({ kind, fileId })))
  }
  const add = async (kind: PaperKind, file: File) => {
    const body = new FormData()
    body.append('purpose', 'document')
    body.append('file', file)
    setProblem(null)
    setGoing({ kind, share: 0 })
    try {
      const onProgress = (share: number) => setGoing({ kind, share })
      const { id, name } = await sendForm(uploadAttachment, { body, onProgress, errors: 'throw' })
      change([...held.filter((paper) => paper.kind !== kind), { kind, fileId: id, name }])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem({ kind, words: error.message })
    } finally {
      setGoing(null)
    }
  }
  return {
    held,
    going,
    problem,
    add,
    remove: (kind: PaperKind) => change(held.filter((paper) => paper.kind !== kind)),
    clear: () => change([]),
  }
}
