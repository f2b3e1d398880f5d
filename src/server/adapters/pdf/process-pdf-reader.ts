import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import { PdfLimitError, type PdfReader } from '#/server/ports/pdf.ts'
import { PROCESS_LIMITS, type PdfJob, type PdfResults, type ProcessLimits } from '#/workers/pdf/protocol.ts'
import { stat } from 'node:fs/promises'
import { PdfPool } from './pdf-pool.ts'

export interface PdfReaderOptions {
  /**
   * Processes at once, 2 unless told, so that a hostile file does not keep everybody else waiting. Each takes
   * less than 512 MB to read and draw, up to 1.5 GB to mend, and ends when idle.
   */
  readonly processes?: number
  readonly limits?: ProcessLimits
  /** Of the processor's time, after which a file is done again in the lane of heavy ones. */
  readonly shortMilliseconds?: number
}

const SHORT_MS = 6000

/** The PDF reader of a server process: a small pool of worker processes, started when first needed. */
export function processPdfReader({
  processes = 2,
  limits = PROCESS_LIMITS,
  shortMilliseconds = SHORT_MS,
}: PdfReaderOptions = {}): PdfReader {
  const pool = new PdfPool({ size: processes, limits, shortMilliseconds })
  const run = async <K extends PdfJob['kind']>(job: PdfJob & { kind: K }) => (await pool.run(job)) as PdfResults[K]
  return {
    canonical: (path, target) => run({ kind: 'canonical', path, target }),
    async facts(path): Promise<PdfFacts> {
      try {
        return await run({ kind: 'facts', path })
      } catch (error) {
        if (!(error instanceof PdfLimitError)) throw error
        return unreadFacts('too-complex', (await stat(path)).size)
      }
    },
    renderPages: (path, { pages, longSide, press = null }) => run({ kind: 'render', path, pages, longSide, press }),
    inItsInks: (path, request) => run({ kind: 'in-its-inks', path, ...request }),
    async fix(path, { target, order }) {
      const { refused } = await run({ kind: 'fix', path, target, order })
      return refused ?? 'fixed'
    },
    async picturePage(path, request) {
      const result = await run({ kind: 'picture-page', path, ...request })
      return result.made ? { ppi: result.ppi, margins: result.margins } : result.why
    },
    async join(paths, { target, plan }) {
      return (await run({ kind: 'join', paths, target, plan })).refused
    },
    async close() {
      pool.close()
    },
  }
}
