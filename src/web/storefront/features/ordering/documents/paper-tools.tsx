import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#/web/ui/button.tsx'
import { saveBlob } from '#/web/api/call-blob.ts'

interface PaperToolsProps {
  readonly fileName: string
  readonly fetchPdf: () => Promise<Blob>
  /** The next step, after the PDF. */
  readonly children?: ReactNode
}

/** What can be done with a paper besides printing it, in the bar of the layout; it stands there once the paper is. */
export function PaperTools({ fileName, fetchPdf, children }: PaperToolsProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(await fetchPdf(), fileName)
    } finally {
      setBusy(false)
    }
  }
  const bar = document.getElementById('paper-acts')
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
