import { useEffect, useState } from 'react'
import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { readableRule } from '#/domain/preflight/rules/readable.rule.ts'
import { fileSizes } from '#/web/blocks/file-inspection/file-sizes.ts'

export interface ReadPdf {
  readonly facts: PdfFacts
  readonly findings: readonly Finding[]
  readonly expectation: FileExpectation | null
  /** 1-based, as addresses. */
  readonly pictures: ReadonlyMap<number, string>
}

/** Pages that are shown; the rules read all of them. */
export const PICTURED = 8
/** From this many pages on it is taken for the inside of a book. */
const BOOK_PAGES = 8

/** Reads a PDF here and now and judges it as the job that it fits best; undefined while it is read, null where that was not possible. */
export function useReadPdf(file: File): ReadPdf | null | undefined {
  const [read, setRead] = useState<ReadPdf | null>()
  useEffect(() => {
    const brake = new AbortController()
    const pictures = new Map<number, string>()
    const tell = (facts: PdfFacts) => setRead({ facts, ...judged(facts), pictures: new Map(pictures) })
    let known: PdfFacts | null = null
    void (async () => {
      const { inspectPdf } = await import('#/pdf/browser/inspect-pdf.ts')
      await inspectPdf(file, {
        signal: brake.signal,
        thumbnails: PICTURED,
        thumbnailWidth: 420,
        onFacts: (facts) => tell((known = facts)),
        onThumbnail: (page, image) =>
          void addressOf(image).then((address) => {
            if (brake.signal.aborted) return URL.revokeObjectURL(address)
            pictures.set(page, address)
            if (known) tell(known)
          }),
      })
    })().catch(() => {
      if (!brake.signal.aborted) setRead(null)
    })
    return () => {
      brake.abort()
      for (const address of pictures.values()) URL.revokeObjectURL(address)
    }
  }, [file])
  return read
}

function judged(facts: PdfFacts): Pick<ReadPdf, 'findings' | 'expectation'> {
  const isBook = facts.pageCount >= BOOK_PAGES
  const sizes = facts.problem ? null : fileSizes(facts, null)
  const spec = sizes && closestSpec(isBook ? 'D413' : 'D305', sizes).spec
  const expectation = spec && expectationOf(spec, isBook ? 'inner' : 'sheet', null)
  if (!expectation) return { findings: facts.problem ? readableRule.check(facts, NOTHING) : [], expectation: null }
  return { findings: preflight(facts, expectation), expectation }
}

/** A file that cannot be read is judged by nothing else than that. */
const NOTHING = {} as FileExpectation

async function addressOf(image: ImageBitmap): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  image.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8))
  return blob ? URL.createObjectURL(blob) : ''
}
