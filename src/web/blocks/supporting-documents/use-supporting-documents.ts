import { useState } from 'react'
import { uploadAttachment } from '#/contract/files/files.contract.ts'
import type { DocumentKind } from '#/domain/members/supporting-documents.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { sendForm } from '#/web/api/upload.ts'

interface HeldDocument {
  readonly kind: DocumentKind
  readonly fileId: string
  readonly name: string
}

/** Documents that were uploaded here, at most one of a kind; `onChange` tells the form around it. */
export function useSupportingDocuments(onChange: (documents: { kind: DocumentKind; fileId: string }[]) => void) {
  const [held, setHeld] = useState<readonly HeldDocument[]>([])
  const [going, setGoing] = useState<{ readonly kind: DocumentKind; readonly share: number } | null>(null)
  const [problem, setProblem] = useState<{ readonly kind: DocumentKind; readonly words: string } | null>(null)

  const change = (next: readonly HeldDocument[]) => {
    setHeld(next)
    onChange(next.map(({ kind, fileId }) => ({ kind, fileId })))
  }
  const add = async (kind: DocumentKind, file: File) => {
    const body = new FormData()
    body.append('purpose', 'document')
    body.append('file', file)
    setProblem(null)
    setGoing({ kind, share: 0 })
    try {
      const onProgress = (share: number) => setGoing({ kind, share })
      const { id, name } = await sendForm(uploadAttachment, { body, onProgress, errors: 'throw' })
      change([...held.filter((document) => document.kind !== kind), { kind, fileId: id, name }])
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
    remove: (kind: DocumentKind) => change(held.filter((document) => document.kind !== kind)),
    clear: () => change([]),
  }
}
