import type { PressMaker } from '#/server/ports/press-maker.ts'
import { PACKAGE_LIMITS, type PdfResults } from '#/workers/pdf/protocol.ts'
import { PdfPool } from './pdf-pool.ts'

const TEMPLATE_LIMITS = { cpuMilliseconds: 10_000 }

/** One package at a time, in a process of its own; templates and designs, which take a blink, do not wait behind it. */
export function processPressMaker(limits = PACKAGE_LIMITS): PressMaker {
  const packages = new PdfPool(1, limits)
  const templates = new PdfPool(1, TEMPLATE_LIMITS)
  return {
    make: async (job, progress) => (await packages.run({ kind: 'package', ...job }, progress)) as PdfResults['package'],
    drawTemplate: async (spec, day) => (await templates.run({ kind: 'template', spec, day })) as PdfResults['template'],
    drawDesign: async (job) => (await templates.run({ kind: 'design', ...job })) as PdfResults['design'],
    async close() {
      packages.close()
      templates.close()
    },
  }
}
