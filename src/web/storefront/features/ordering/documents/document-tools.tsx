import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DocumentView } from '#/contract/ordering/documents.contract.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { Button } from '#/web/ui/button.tsx'
import { saveBlob } from '#/web/api/call-blob.ts'

interface DocumentToolsProps {
  readonly document: Pick<DocumentView, 'title' | 'number'>
  /** Whether it still holds, beside its number. */
  readonly standing?: string | undefined
  readonly fetchPdf: () => Promise<Blob>
  /** The next step, after the PDF. */
  readonly children?: ReactNode
}

/** Which paper it is and what can be done with it besides printing, in the bar of the layout, once the document is there. */
export function DocumentTools({ document: paper, standing, fetchPdf, children }: DocumentToolsProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(await fetchPdf(), documentFile(paper))
    } finally {
      setBusy(false)
    }
  }
  const name = document.getElementById('document-name')
  const bar = document.getElementById('document-acts')
  if (!bar || !name) return null
  return (
    <>
      {createPortal(
        <>
          <b>{paper.number}</b> {standing}
        </>,
        name,
      )}
      {createPortal(
        <>
          <Button size="sm" busy={busy} onClick={() => void save()}>
            {busy ? 'PDF를 만들고 있어요' : 'PDF 저장'}
          </Button>
          {children}
        </>,
        bar,
      )}
    </>
  )
}
