import { PdfBusyError, PdfLimitError } from '#/server/ports/pdf.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'
import { PACKAGE_LIMITS, TEMPLATE_LIMITS, type PdfJob, type PdfResults } from '#/workers/pdf/protocol.ts'
import { PdfPool } from './pdf-pool.ts'

const LATER = '지금은 파일을 만들지 못했습니다. 잠시 뒤 다시 해 주세요.'

/** One package at a time, in a process of its own; templates and designs, which take a blink, do not wait behind it. */
export function processPressMaker(limits = PACKAGE_LIMITS, templateLimits = TEMPLATE_LIMITS): PressMaker {
  const packages = new PdfPool({ size: 1, limits, shortMilliseconds: 0 })
  const templates = new PdfPool({
    size: 1,
    limits: templateLimits,
    shortMilliseconds: templateLimits.reading.cpuMilliseconds,
  })
  /** They are made of the shop's own drawings: what goes over a limit is the machine's fault, and later it succeeds. */
  const draw = async <K extends 'template' | 'design'>(job: PdfJob & { kind: K }) => {
    try {
      return (await templates.run(job)) as PdfResults[K]
    } catch (error) {
      throw error instanceof PdfLimitError || error instanceof PdfBusyError ? new PdfBusyError(LATER) : error
    }
  }
  return {
    make: async (job, progress) => (await packages.run({ kind: 'package', ...job }, progress)) as PdfResults['package'],
    makeGang: async (job, progress) =>
      (await packages.run({ kind: 'gang-package', ...job }, progress)) as PdfResults['gang-package'],
    drawTemplate: (spec, day) => draw({ kind: 'template', spec, day }),
    drawDesign: (job) => draw({ kind: 'design', ...job }),
    async close() {
      packages.close()
      templates.close()
    },
  }
}
