import type { EpubRefusal } from '#/domain/epub/epub-refusal.ts'
import type { EpubMaker } from '#/server/ports/epub-maker.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import { PdfPool } from '#/server/adapters/pdf/pdf-pool.ts'
import { EPUB_LIMITS, type PdfJob, type PdfResults } from '#/workers/pdf/protocol.ts'

const TOO_HEAVY: EpubRefusal = 'too-heavy'

/** One manuscript at a time, in a process of its own; what it may cost, and that it dies alone, is as with PDFs. */
export function processEpubMaker(limits = EPUB_LIMITS): EpubMaker {
  const pool = new PdfPool({ size: 1, limits, shortMilliseconds: 0 })
  const run = async <K extends PdfJob['kind'], T>(job: PdfJob & { kind: K }, tooHeavy: T) => {
    try {
      return (await pool.run(job)) as PdfResults[K]
    } catch (error) {
      if (error instanceof PdfLimitError) return tooHeavy
      throw error
    }
  }
  return {
    readManuscript: ({ kind, path }) =>
      run({ kind: 'manuscript', path, source: kind }, { read: false as const, refusal: TOO_HEAVY }),
    makeEpub: ({ source, ...order }) =>
      run(
        { kind: 'epub', path: source.path, source: source.kind, ...order },
        { made: false as const, refusal: TOO_HEAVY },
      ),
    checkEpub: (path) =>
      run({ kind: 'epub-check', path }, [
        { id: 'PKG-008', severity: 'error' as const, path: null, message: '풀면 너무 커지는 파일이에요.' },
      ]),
    async close() {
      pool.close()
    },
  }
}
