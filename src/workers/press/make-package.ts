import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { imposeJob, type FilePlan } from '#/domain/imposition/impose-job.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { FileRole } from '#/domain/preflight/file-expectation.ts'
import { pressJobId, type PressFile, type PressOrder } from '#/domain/press/press-order.ts'
import type { JobTicket, TicketFile } from '#/domain/ticket/job-ticket.ts'
import { ticketProblems } from '#/domain/ticket/ticket-problems.ts'
import { writeTicket } from '#/domain/ticket/write-ticket.ts'
import { imposePlan } from '#/pdf/impose/impose-plan.ts'
import { openSource, type SourceFile } from '#/pdf/impose/source-pages.ts'
import { drawWorkOrder } from '#/pdf/work-order/draw-work-order.ts'
import type { PackageJob, PackageResult } from './package-job.ts'
import { workOrderSections } from './work-order-sections.ts'
import { ZipWriter } from './zip-writer.ts'

const PART_NAMES: Readonly<Record<FileRole, string>> = { inner: 'body', cover: 'cover', sheet: 'sheet' }
const PART_WORDS: Readonly<Record<FileRole, string>> = { inner: '내지', cover: '표지', sheet: '인쇄물' }
const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

/**
 * Makes the package: files as the customer gave them, their press sheets, work order, checksums, and the ticket last, because
 * a hot folder starts when it sees the ticket. `progress` is told percents.
 */
export async function makePackage(job: PackageJob, progress: (percent: number) => void): Promise<PackageResult> {
  const run = new PackageRun(job, progress)
  return run.make()
}

class PackageRun {
  readonly #job: PackageJob
  readonly #progress: (percent: number) => void
  readonly #zip: ZipWriter
  readonly #warnings: string[] = []
  #done = 0
  #all = 1

  constructor(job: PackageJob, progress: (percent: number) => void) {
    this.#job = job
    this.#progress = progress
    this.#zip = new ZipWriter(job.target, job.madeAt)
  }

  async make(): Promise<PackageResult> {
    const { order, target } = this.#job
    const pages = new Map<PressFile, number>()
    const sources = new Map<FileRole, SourceFile>()
    for (const file of order.files) {
      const source = await this.#open(file)
      sources.set(file.role, source)
      pages.set(file, source.pages.length)
    }
    const count = Object.fromEntries([...sources].map(([role, source]) => [role, source.pages.length]))
    const plans = imposeJob(order.spec, order.route, count)
    this.#all = plans.reduce(
      (sum, { plan }) => sum + plan.forms.reduce((sides, form) => sides + form.sides.length, 0),
      0,
    )
    const files = order.files.map((file) => this.#addOriginal(file, pages.get(file) ?? 0))
    for (const [index, plan] of plans.entries()) await this.#impose(plan, index, plans, sources)
    const ticket = this.#ticket(files)
    this.#warnings.push(...ticketProblems(ticket))
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

  #name = (part: string): string => `${pressJobId(this.#job.order)}_${part}_v${this.#job.version}.pdf`

  /** The customer's file, if its bytes are still those that were approved. */
  async #open({ fileId, role, sha256, name }: PressFile): Promise<SourceFile> {
    const path = this.#job.paths[fileId]
    const expectation = expectationOf(this.#job.order.spec, role)
    if (!path || !expectation) throw new Error(`file ${fileId} has no place in the order`)
    const bytes = fs.readFileSync(path)
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`file ${fileId} is not what was approved`)
    const source = await openSource(bytes, expectation)
    const { pageCounts } = expectation
    if (!pageCounts.includes(source.pages.length))
      this.#warnings.push(`${name}: ${pageCounts.join(' 또는 ')}쪽을 주문했는데 ${source.pages.length}쪽입니다.`)
    return source
  }

  #addOriginal(file: PressFile, pages: number): TicketFile {
    const { spec } = this.#job.order
    const role = file.role === 'inner' ? 'body' : file.role
    const partIds = spec.parts.filter((part) => part.role === role).map((part) => part.id)
    const path = this.#job.paths[file.fileId] ?? ''
    const { name, bytes, sha256 } = this.#zip.addFile(this.#name(PART_NAMES[file.role]), path)
    return { partIds, name, bytes, sha256, pages }
  }

  async #impose(
    { file, plan }: FilePlan,
    index: number,
    plans: readonly FilePlan[],
    sources: ReadonlyMap<FileRole, SourceFile>,
  ): Promise<void> {
    const source = sources.get(file)
    if (!source) throw new Error(`no ${file} to impose`)
    const { order, madeAt } = this.#job
    const sections = plans.filter((other) => other.file === file).length
    const section = sections > 1 ? `-${plans.slice(0, index).filter((other) => other.file === file).length + 1}` : ''
    const papers = order.spec.parts
      .filter((part) => plan.partIds.includes(part.id))
      .map((part) => paperOf(part.paper).name)
    const before = this.#done
    const { pdf, sides, misfits } = await imposePlan(
      source,
      plan,
      {
        job: [pressJobId(order), PART_WORDS[file]],
        run: [...new Set(papers), `${order.spec.copies.toLocaleString('ko-KR')}부`, madeAt.toISOString().slice(0, 10)],
        title: `${pressJobId(order)} ${PART_WORDS[file]}`,
        font: font('Pretendard-Regular'),
      },
      (done) => this.#progress(Math.round(((before + done) / this.#all) * 95)),
    )
    this.#done += sides
    if (misfits.length > 0)
      this.#warnings.push(`${PART_WORDS[file]} ${misfits.join(', ')}쪽은 크기가 주문과 달라 가운데에 놓았습니다.`)
    this.#zip.add(this.#name(`${PART_NAMES[file]}${section}-imposed`), pdf, true)
  }

  #ticket(files: readonly TicketFile[]): JobTicket {
    const { order, madeAt } = this.#job
    const dueAt = order.dueDay === null ? null : new Date(`${order.dueDay}T18:00:00+09:00`)
    return { ...ticketHead(order), dueAt, madeAt, files }
  }

  async #addWorkOrder(plans: readonly FilePlan[]): Promise<void> {
    const { order, version } = this.#job
    const pdf = await drawWorkOrder({
      title: '작업지시서',
      number: `${pressJobId(order)} v${version}`,
      sections: workOrderSections(order, plans, this.#zip.entries, this.#warnings),
      fonts: { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
    })
    this.#zip.add(this.#name('worksheet'), pdf, true)
  }
}

const ticketHead = (order: PressOrder): Omit<JobTicket, 'dueAt' | 'madeAt' | 'files'> => ({
  jobId: pressJobId(order),
  orderNumber: order.orderNumber,
  title: order.title,
  spec: order.spec,
  spine: order.spine,
  drops: order.drops,
})
