import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { jobFigure } from '#/domain/drawing/job-figure.ts'
import { processInks } from '#/domain/imposition/plate-inks.ts'
import type { ImpositionPlan } from '#/domain/imposition/plan.ts'
import { imposeJob, type FilePages, type FilePlan } from '#/domain/imposition/impose-job.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import { planOfClasses } from '#/domain/press/class-covers.ts'
import { pressJobId, type PressFile, type PressOrder } from '#/domain/press/press-order.ts'
import { ticketSheets } from '#/domain/press/ticket-sheets.ts'
import type { JobTicket, TicketFile, TicketSheet } from '#/domain/ticket/job-ticket.ts'
import { ticketProblems } from '#/domain/ticket/ticket-problems.ts'
import { writeTicket } from '#/domain/ticket/write-ticket.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { finishingPlan } from '#/domain/print/job-template.ts'
import { finishClashes } from '#/domain/print/finish-clashes.ts'
import { finishLabels } from '#/domain/print/finish-labels.ts'
import { drawCoverTemplate } from '#/pdf/cover-template/draw-cover-template.ts'
import { imposePlan, type ImposedPdf, type SheetWords } from '#/pdf/impose/impose-plan.ts'
import type { SourcePages } from '#/pdf/impose/source-pages.ts'
import { drawWorkOrder } from '#/pdf/work-order/draw-work-order.ts'
import { notPdfxWords, openAsPdfx4, sheetBreaches, sheetsSay } from './as-pdfx4.ts'
import { openNamedCovers } from './class-covers.ts'
import { openInItsInks } from './in-its-inks.ts'
import type { PackageJob, PackageResult } from './package-job.ts'
import { type OpenedFile, openPressFile, pagesOfRole, partIdsOf } from './press-sources.ts'
import { workOrderSections } from './work-order-sections.ts'
import { wornJpegs } from './worn-jpegs.ts'
import { ZipWriter } from './zip-writer.ts'

const PART_NAMES: Readonly<Record<FileRole, string>> = {
  inner: 'body',
  cover: 'cover',
  insert: 'insert',
  sheet: 'sheet',
}
const PART_WORDS: Readonly<Record<FileRole, string>> = { inner: '내지', cover: '표지', insert: '간지', sheet: '인쇄물' }
const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

/**
 * Makes the package: the customer's files in their canonical form, their press sheets, work order, checksums, and the ticket last, because
 * a hot folder starts when it sees the ticket. `progress` is told percents.
 */
export async function makePackage(job: PackageJob, progress: (percent: number) => void): Promise<PackageResult> {
  const run = new PackageRun(job, progress)
  return run.make()
}

class PackageRun {
  readonly #job: PackageJob
  readonly #progress: (percent: number) => void
  readonly #geometry: JobGeometry
  readonly #zip: ZipWriter
  readonly #warnings: string[] = []
  readonly #sheets: TicketSheet[] = []
  /** Names of the files that are PDF/X-4. */
  readonly #pdfx = new Set<string>()
  #done = 0
  #all = 1

  constructor(job: PackageJob, progress: (percent: number) => void) {
    this.#job = job
    this.#progress = progress
    this.#geometry = geometryOf(job.order.spec)
    this.#zip = new ZipWriter(job.target, job.madeAt)
  }

  async make(): Promise<PackageResult> {
    const { order, target } = this.#job
    const given = await this.#open()
    const sourcesOf = (opened: readonly OpenedFile[]) =>
      new Map(roles.map((role) => [role, pagesOfRole(order.spec, role, opened)]))
    const roles = [...new Set(order.files.map(({ role }) => role))]
    const count = Object.fromEntries([...sourcesOf(given)].map(([role, pages]) => [role, pages.length]))
    const opened = await this.#asPdfx4(await this.#named(await this.#inItsInks(given)))
    const sources = sourcesOf(opened)
    const plans = imposeJob(order.spec, order.route, count, this.#geometry).map(this.#ofClasses(count))
    this.#all = plans.reduce(
      (sum, { plan }) => sum + plan.forms.reduce((sides, form) => sides + form.sides.length, 0),
      0,
    )
    const files = opened.map((source) => this.#addOriginal(source))
    for (const [index, plan] of plans.entries()) await this.#impose(plan, index, plans, sources)
    const ticket = this.#ticket(files)
    this.#warnings.push(...ticketProblems(ticket), ...finishClashes(this.#geometry))
    await this.#addFinishing()
    await this.#addWorkOrder(plans)
    const text = new TextEncoder()
    const xjdf = text.encode(writeTicket(ticket))
    const ticketName = `${pressJobId(order)}_ticket_v${this.#job.version}.xjdf`
    const sums = [...this.#zip.entries, { name: ticketName, sha256: createHash('sha256').update(xjdf).digest('hex') }]
    this.#zip.add('SHA256SUMS', text.encode(sums.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('')), false)
    this.#zip.add(ticketName, xjdf, false)
    this.#zip.close()
    return { bytes: fs.statSync(target).size, sides: this.#all, warnings: this.#warnings }
  }

  async #open(): Promise<readonly OpenedFile[]> {
    const { order, copies } = this.#job
    const opened: OpenedFile[] = []
    for (const file of order.files) {
      const copy = copies[file.fileId]
      if (!copy) throw new Error(`no copy of file ${file.fileId}`)
      const source = await openPressFile(order.spec, file, copy)
      if (source.warning !== null) this.#warnings.push(source.warning)
      opened.push(source)
    }
    return opened
  }

  /** Every page in the inks that it is ordered in: black alone, or the four of the press. What stays as it came is said on the worksheet. */
  async #inItsInks(opened: readonly OpenedFile[]): Promise<readonly OpenedFile[]> {
    const { order, target, copies } = this.#job
    const made: OpenedFile[] = []
    for (const [index, source] of opened.entries()) {
      const place = { name: this.#nameOf(source.file), target, index }
      const { opened: inked, warnings } = await openInItsInks(source, order, copies[source.file.fileId] ?? {}, place)
      this.#warnings.push(...warnings)
      made.push(inked)
    }
    return made
  }

  /** Covers with the names of classes in the place of the one that was approved. */
  async #named(opened: readonly OpenedFile[]): Promise<readonly OpenedFile[]> {
    const { order, target } = this.#job
    const { classCovers } = order
    if (!classCovers) return opened
    const how = { classCovers, geometry: this.#geometry, target: `${target}.covers.pdf` }
    const named: OpenedFile[] = []
    for (const source of opened)
      named.push(source.file.role === 'cover' ? await openNamedCovers(source, order, how) : source)
    return named
  }

  /** As PDF/X-4 where the shop wants it; what cannot carry the name goes on without it, and the worksheet says why. */
  async #asPdfx4(opened: readonly OpenedFile[]): Promise<readonly OpenedFile[]> {
    const { order, target, madeAt } = this.#job
    if (!order.pdfx) return opened
    const written: OpenedFile[] = []
    for (const [index, source] of opened.entries()) {
      const name = this.#nameOf(source.file)
      const how = { name, title: this.#title(source.file.role), madeAt, target: `${target}.pdfx-${index}.pdf` }
      const made = await openAsPdfx4(source, order, how)
      if (made.breaches.length > 0) this.#warnings.push(notPdfxWords(name, made.breaches))
      written.push(made.opened)
    }
    return written
  }

  #ofClasses =
    (pages: FilePages) =>
    (of: FilePlan): FilePlan => {
      const { classCovers } = this.#job.order
      if (of.file !== 'cover' || !classCovers) return of
      return { ...of, plan: planOfClasses(of.plan, classCovers, pages.cover ?? 0) }
    }

  #name = (part: string): string => `${pressJobId(this.#job.order)}_${part}_v${this.#job.version}.pdf`

  #title = (role: FileRole): string => `${pressJobId(this.#job.order)} ${PART_WORDS[role]}`

  #nameOf(file: PressFile): string {
    const one = this.#job.order.files.filter(({ role }) => role === file.role).length === 1
    return this.#name(one ? PART_NAMES[file.role] : file.part)
  }

  #addOriginal({ file, path, pages, isPdfx = false }: OpenedFile): TicketFile {
    const partIds = partIdsOf(this.#job.order.spec, file)
    const { name, bytes, md5 } = this.#zip.addFile(this.#nameOf(file), path)
    if (isPdfx) this.#pdfx.add(name)
    return { partIds, name, bytes, md5, pages: pages.length, isPdfx }
  }

  async #impose(
    { file, pages, plan }: FilePlan,
    index: number,
    plans: readonly FilePlan[],
    sources: ReadonlyMap<FileRole, SourcePages>,
  ): Promise<void> {
    const source = sources.get(file)
    if (!source) throw new Error(`no ${file} to impose`)
    const { order, madeAt } = this.#job
    const sections = plans.filter((other) => other.file === file).length
    const section = sections > 1 ? `-${plans.slice(0, index).filter((other) => other.file === file).length + 1}` : ''
    const papers = order.spec.parts.filter((part) => plan.partIds.includes(part.id)).map((part) => paperOf(part).name)
    const copies = `${formatCount(order.spec.copies)}${kindOf(order.spec.product).unit}`
    const part = `${PART_NAMES[file]}${section}`
    const name = this.#name(`${part}-imposed`)
    const before = this.#done
    const words: SheetWords = {
      job: [pressJobId(order), PART_WORDS[file], ...(sections > 1 && pages !== null ? [pages] : [])],
      run: [...new Set(papers), copies, seoulDay(madeAt)],
      title: this.#title(file),
      inks: (form, side) => processInks(order.spec, plan, form, side),
      font: font('Pretendard-Regular'),
    }
    const isPdfx = this.#isPdfx(file)
    const tell = (done: number) => this.#progress(Math.round(((before + done) / this.#all) * 95))
    const { pdf, sides, misfits } = isPdfx
      ? await this.#imposeAsPdfx4(source, plan, { file, name, words }, tell)
      : await imposePlan(source, plan, words, tell)
    this.#done += sides
    if (misfits.length > 0)
      this.#warnings.push(`${PART_WORDS[file]} ${misfits.join(', ')}쪽은 크기가 주문과 달라 가운데에 놓았습니다.`)
    const { bytes, md5 } = this.#zip.add(name, pdf, true)
    const written = { partIds: plan.partIds, name, bytes, md5, pages: sides, isPdfx: this.#pdfx.has(name) }
    this.#sheets.push(...ticketSheets(part, plan, written))
  }

  /** Sheets are no better than the pages on them. */
  #isPdfx(role: FileRole): boolean {
    const files = this.#job.order.files.filter((file) => file.role === role)
    return files.length > 0 && files.every((file) => this.#pdfx.has(this.#nameOf(file)))
  }

  async #imposeAsPdfx4(
    source: SourcePages,
    plan: ImpositionPlan,
    { file, name, words }: { readonly file: FileRole; readonly name: string; readonly words: SheetWords },
    tell: (done: number) => void,
  ): Promise<ImposedPdf> {
    const { order, madeAt } = this.#job
    const say = sheetsSay(order, file, { name, title: words.title, madeAt })
    const imposed = await imposePlan(source, plan, { ...words, say }, tell)
    const breaches = await sheetBreaches(imposed.pdf)
    if (breaches.length === 0) {
      this.#pdfx.add(name)
      return imposed
    }
    this.#warnings.push(notPdfxWords(name, breaches))
    return imposePlan(source, plan, words, tell)
  }

  #ticket(files: readonly TicketFile[]): JobTicket {
    const { order, madeAt } = this.#job
    return { ...ticketHead(order), madeAt, files, sheets: this.#sheets }
  }

  /** Where the bindery works on the piece, at full size; nothing where it does not. */
  async #addFinishing(): Promise<void> {
    const { order, madeAt, version } = this.#job
    const sheets = finishingPlan(this.#geometry)
    if (!sheets) return
    const number = `${pressJobId(order)} v${version}`
    const words = finishLabels(this.#geometry).map(({ name, text }) => `${name}: ${text}`)
    const pdf = await drawCoverTemplate(sheets, {
      title: `${number} 후가공 자리`,
      lines: [`${number}  ·  ${specSummary(order.spec)}  ·  ${seoulDay(madeAt)}`, ...words],
      fonts: { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
    })
    this.#zip.add(this.#name('finishing'), pdf, true)
  }

  /** Small JPEGs; none where one of them cannot be read: the job is drawn as bare paper then. */
  async #addWorkOrder(plans: readonly FilePlan[]): Promise<void> {
    const { order, version, worn } = this.#job
    const pictures = await wornJpegs(worn)
    const pdf = await drawWorkOrder({
      title: '작업지시서',
      number: `${pressJobId(order)} v${version}`,
      figure: jobFigure(order.spec, {
        longest: 150,
        dimensions: true,
        bare: true,
        pages: worn?.placed ?? [],
      }),
      pictures,
      sections: workOrderSections(order, this.#geometry, plans, {
        files: this.#zip.entries,
        pdfx: this.#pdfx,
        warnings: this.#warnings,
      }),
      fonts: { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
    })
    this.#zip.add(this.#name('worksheet'), pdf, true)
  }
}

const ticketHead = (order: PressOrder): Omit<JobTicket, 'madeAt' | 'files' | 'sheets'> => ({
  jobId: pressJobId(order),
  orderNumber: order.orderNumber,
  title: order.title,
  spec: order.spec,
  spine: order.spine,
  dueAt: order.dueAt,
  drops: order.drops,
})
