import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import { PdfLimitError, type PdfReader } from '#/server/ports/pdf.ts'
import type { PdfJob, PdfResults, ProcessLimits } from '#/workers/pdf/protocol.ts'
import { stat } from 'node:fs/promises'
import { PdfPool } from './pdf-pool.ts'

export interface PdfReaderOptions {
  /**
   * Processes at once, 2 unless told, so that a hostile file does not keep everybody else waiting. Each takes
   * less than 512 MB to read and draw, up to 1.5 GB to mend, and ends when idle.
   */
  readonly processes?: number
  readonly limits?: Partial<ProcessLimits>
}

/** The PDF reader of a server process: a small pool of worker processes, started when first needed. */
export function processPdfReader({ processes = 2, limits = {} }: PdfReaderOptions = {}): PdfReader {
  const pool = new PdfPool(processes, limits)
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
    renderPages: (path, { pages, longSide }) => run({ kind: 'render', path, pages, longSide }),
    async fix(path, { target, order }) {
      const { refused } = await run({ kind: 'fix', path, target, order })
      return refused ?? 'fixed'
    },
    async close() {
      pool.close()
    },
  }
}
