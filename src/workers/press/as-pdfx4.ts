import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import { pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { breachWords, type PdfxBreach } from '#/domain/press/pdfx-clauses.data.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import { openSource } from '#/pdf/impose/source-pages.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { checkPdfx4 } from '#/pdf/pdfx/check-pdfx4.ts'
import { pagesToPdfx4 } from '#/pdf/pdfx/pages-to-pdfx4.ts'
import { sayPdfx4, type PdfxHead } from '#/pdf/pdfx/say-pdfx4.ts'
import { explainScreenColours } from '#/pdf/pdfx/screen-colours.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate, threadTime } from '#/workers/pdf/node-tools.ts'
import type { OpenedFile } from './press-sources.ts'

const MEANS = { inflate: nodeInflate, now: threadTime }

interface Written {
  /** Name of the file in the package. */
  readonly name: string
  readonly title: string
  readonly madeAt: Date
}

/** The file's pages as PDF/X-4, written to `target` and looked at; as they came, and why, where they cannot carry the name. */
export async function openAsPdfx4(
  opened: OpenedFile,
  { spec, route }: Pick<PressOrder, 'spec' | 'route'>,
  { target, ...written }: Written & { readonly target: string },
): Promise<{ readonly opened: OpenedFile; readonly breaches: readonly PdfxBreach[] }> {
  const { file, path, warning } = opened
  const expectation = expectationOf(spec, file.part, route)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  const bytes = fs.readFileSync(path)
  const made = await pagesToPdfx4(bytes, { ...MEANS, expectation }, headOf(expectation, written, file.sha256))
  const breaches = await checkPdfx4(made, MEANS)
  if (breaches.length > 0) return { opened, breaches }
  fs.writeFileSync(target, made)
  const pages = (await openSource(made, expectation)).map((page, index) => ({
    ...page,
    noSpots: opened.pages[index]?.noSpots ?? false,
  }))
  return { opened: { file, path: target, warning, pages, isPdfx: true }, breaches }
}

/** What imposed sheets of a role say of themselves. */
export function sheetsSay(
  { spec, route, files }: Pick<PressOrder, 'spec' | 'route' | 'files'>,
  role: FileRole,
  written: Written,
): (objects: PdfObjects) => void {
  const expectation = expectationOf(spec, role, route)
  if (!expectation) throw new Error(`${role} has no place in the order`)
  const sources = files.filter((file) => file.role === role).map(({ sha256 }) => sha256)
  const head = headOf(expectation, written, sources.join(' '))
  return (objects) => {
    explainScreenColours(objects, false)
    sayPdfx4(objects, head)
  }
}

export const sheetBreaches = (pdf: Uint8Array): Promise<readonly PdfxBreach[]> => checkPdfx4(pdf, MEANS)

/** Korean: for the head of the worksheet. */
export const notPdfxWords = (name: string, breaches: readonly PdfxBreach[]): string =>
  `${name}: PDF/X-4로 쓰지 못해 보통 PDF로 넣었습니다 (${breachWords(breaches)}).`

/** Made again of the same it is the same file. */
function headOf(
  expectation: Parameters<typeof pressConditionOf>[0],
  { name, title, madeAt }: Written,
  of: string,
): PdfxHead {
  const condition = pressConditionOf(expectation)
  const id = createHash('md5').update(`${name} ${of}`).digest('hex')
  return { title, madeAt, id, condition, profile: nodeInkTools.profile(condition) }
}
