import { readFileSync } from 'node:fs'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { saveFixed } from '#/pdf/fix/open-for-fix.ts'
import { parseObjects, type PdfObjects } from '#/pdf/objects/objects.ts'
import { checkPdfx4 } from '#/pdf/pdfx/check-pdfx4.ts'
import { pagesToPdfx4 } from '#/pdf/pdfx/pages-to-pdfx4.ts'
import type { PdfxHead } from '#/pdf/pdfx/say-pdfx4.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'

export const PDFX_HEAD: PdfxHead = {
  title: '20261124-ABCDEF-1 내지 & 표지',
  madeAt: new Date('2026-11-24T06:00:00.123Z'),
  id: '00112233445566778899aabbccddeeff',
  condition: { id: 'uncoated-260', ink: 260, registered: 'FOGRA29' },
  profile: readFileSync(new URL('../../../src/pdf/profiles/uncoated-260.icc', import.meta.url)),
}

/** Pages of an inner of a book of the size of `textBook`, as the press package writes them. */
export function asPdfx4(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const expectation = expectationOf(bookSpec(pages), 'inner', null)
  if (!expectation) throw new Error('no inner')
  const condition = pressConditionOf(expectation)
  return pagesToPdfx4(bytes, { expectation, inflate: nodeInflate }, { ...PDFX_HEAD, condition })
}

/** The subjects in which a file is not PDF/X-4, each once. */
export const breachesOf = async (bytes: Uint8Array): Promise<readonly string[]> => [
  ...new Set((await checkPdfx4(bytes, { inflate: nodeInflate })).map(({ clause }) => clause)),
]

/** The file with something changed in it, written again. */
export async function withChange(bytes: Uint8Array, change: (objects: PdfObjects) => void): Promise<Uint8Array> {
  const objects = await parseObjects(bytes)
  change(objects)
  return saveFixed({ objects })
}
