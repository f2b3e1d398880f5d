import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#/web/ui/button.tsx'
import { saveBlob } from '#/web/api/call-blob.ts'

interface DocumentToolsProps {
  readonly fileName: string
  readonly fetchPdf: () => Promise<Blob>
  /** The next step, after the PDF. */
  readonly children?: ReactNode
}

/** What can be done with a document besides printing it, in the bar of the layout; it stands there once the document is. */
export function DocumentTools({ fileName, fetchPdf, children }: DocumentToolsProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(await fetchPdf(), fileName)
    } finally {
      setBusy(false)
    }
  }
  const bar = document.getElementById('document-acts')
  if (!bar) return null
  return createPortal(
    <>
      <Button size="sm" busy={busy} onClick={() => void save()}>
        {busy ? 'PDF를 만들고 있어요' : 'PDF 저장'}
      </Button>
      {children}
    </>,
    bar,
  )
}
