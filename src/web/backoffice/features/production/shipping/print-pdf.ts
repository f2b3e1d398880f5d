import { saveBlob } from '#/web/api/call-blob.ts'

/** Opens a PDF beside the desk, from where it is printed; where windows are blocked it is kept as a file. */
export function printPdf(pdf: Blob, name: string): void {
  const url = URL.createObjectURL(pdf)
  const opened = window.open(url, '_blank')
  if (!opened) saveBlob(pdf, name)
  setTimeout(() => URL.revokeObjectURL(url), 300_000)
}
