import fs from 'node:fs'
import { paperOf } from '#/domain/catalog/lookup.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { sheetOf } from '#/domain/gangs/gang-match.ts'
import { inOrder, planOfGang } from '#/domain/gangs/gang-sheet.ts'
import { PROCESS_INKS, type ProcessInk } from '#/domain/imposition/plate-inks.ts'
import type { ImpositionPlan, PressForm, SheetSide } from '#/domain/imposition/plan.ts'
import { finishClashes } from '#/domain/print/finish-clashes.ts'
import { pressJobId } from '#/domain/press/press-order.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { imposePlan, type SheetWords } from '#/pdf/impose/impose-plan.ts'
import type { SourcePage, SourcePages } from '#/pdf/impose/source-pages.ts'
import { drawWorkOrder } from '#/pdf/work-order/draw-work-order.ts'
import { gangFigure, type PagesOfMember } from './gang-figure.ts'
import { gangSections } from './gang-work-order.ts'
import { openInItsInks } from './in-its-inks.ts'
import type { GangPackageJob, PackageResult, WornPages } from './package-job.ts'
import { type OpenedFile, openPressFile } from './press-sources.ts'
import { wornJpegs } from './worn-jpegs.ts'
import { ZipWriter } from './zip-writer.ts'

const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

const NOT_PDFX = '합판은 PDF/X-4로 쓰지 않고 보통 PDF로 만들었습니다. 인쇄소 설정을 확인해 주세요.'

interface OpenMember {
  readonly order: GangPackageJob['members'][number]['order']
  readonly code: string
  readonly opened: OpenedFile
  readonly worn: WornPages | null
}

/**
 * Makes the package of a sheet that jobs of several orders share: the files of each in their canonical form, the imposed sheet, the
 * ticket with the cutting plan, and the checksums last.
 */
export async function makeGangPackage(
  job: GangPackageJob,
  progress: (percent: number) => void,
): Promise<PackageResult> {
  const zip = new ZipWriter(job.target, job.madeAt)
  const name = (part: string) => `${job.number}_${part}_v${job.version}.pdf`
  const warnings = job.members.some(({ order }) => order.pdfx) ? [NOT_PDFX] : []
  const members = await openMembers(job, warnings)
  const lines = members.map(({ order, code }) => ({
    lineId: code,
    code,
    spec: order.spec,
    route: order.route,
    copies: order.spec.copies,
  }))
  const plan = planOfGang(lines)
  const [form] = plan?.forms ?? []
  if (!plan || !form) throw new Error(`gang ${job.number} has no sheet`)
  for (const { code, opened, order } of members) {
    zip.addFile(`${code}_sheet_v${job.version}.pdf`, opened.path)
    warnings.push(...finishClashes(geometryOf(order.spec)).map((words) => `${code}: ${words}`))
  }
  const words = sheetWords(job, members)
  const { pdf, sides, misfits } = await imposePlan(pagesOf(members), plan, words, (done) => progress(done * 40))
  for (const { code } of misfits.flatMap((page) => members[Math.floor((page - 1) / 2)] ?? []))
    warnings.push(`${code}: 파일 크기가 주문과 달라 가운데에 놓았습니다.`)
  zip.add(name('imposed'), pdf, true)
  zip.add(name('worksheet'), await ticketOf(job, members, { plan, form }, { zip, warnings }), true)
  const sums = zip.entries.map(({ sha256, name: file }) => `${sha256}  ${file}\n`).join('')
  zip.add('SHA256SUMS', new TextEncoder().encode(sums), false)
  zip.close()
  return { bytes: fs.statSync(job.target).size, sides, warnings }
}

/** Checked against what was approved, and in the inks that were ordered, as for a sheet of its own. */
async function openMembers(job: GangPackageJob, warnings: string[]): Promise<readonly OpenMember[]> {
  const members: OpenMember[] = []
  for (const { order, copies, worn } of inOrder(
    job.members.map((each) => ({ ...each, code: pressJobId(each.order) })),
  )) {
    const code = pressJobId(order)
    const [file] = order.files
    const copy = file && copies[file.fileId]
    if (!copy || order.files.length !== 1) throw new Error(`job ${code} is not one file`)
    const source = await openPressFile(order.spec, file, copy)
    if (source.warning !== null) warnings.push(`${code}: ${source.warning}`)
    const place = { name: code, target: job.target, index: members.length }
    const inked = await openInItsInks(source, order, copy, place)
    warnings.push(...inked.warnings)
    members.push({ order, code, opened: inked.opened, worn })
  }
  return members
}

/** Two pages of each, one behind the other; a back that is not printed or not there stays blank. */
const pagesOf = (members: readonly OpenMember[]): SourcePages =>
  members.flatMap(({ opened }): (SourcePage | null)[] => [opened.pages[0] ?? null, opened.pages[1] ?? null])

function sheetWords({ number, madeAt }: GangPackageJob, members: readonly OpenMember[]): SheetWords {
  const [first] = members
  const part = first && sheetOf(first.order.spec)
  const inks = (form: PressForm, side: SheetSide): readonly ProcessInk[] => {
    const both = form.workStyle === 'work-and-turn'
    const most = members.map(({ order }) => {
      const ink = sheetOf(order.spec)?.ink
      return !ink ? 0 : both ? Math.max(ink.front, ink.back) : ink[side.face]
    })
    return Math.max(...most) > 1 ? PROCESS_INKS : ['Black']
  }
  return {
    job: [`합판 ${number}`, ...members.map(({ code }) => code)],
    run: [...(part ? [paperOf(part).name] : []), seoulDay(madeAt)],
    title: `합판 ${number}`,
    inks,
    font: font('Pretendard-Regular'),
  }
}

/** Pictures of all jobs one after another, and where each job's pages are among them. */
async function wornOf(members: readonly OpenMember[]) {
  const pictures: Uint8Array[] = []
  const pages: PagesOfMember[] = []
  for (const { worn } of members) {
    const own = await wornJpegs(worn)
    pages.push(
      own.length === 0
        ? []
        : (worn?.placed ?? []).map((page) => ({ ...page, picture: page.picture + pictures.length })),
    )
    pictures.push(...own)
  }
  return { pictures, pages }
}

async function ticketOf(
  job: GangPackageJob,
  members: readonly OpenMember[],
  sheet: { readonly plan: ImpositionPlan; readonly form: PressForm },
  made: { readonly zip: ZipWriter; readonly warnings: readonly string[] },
): Promise<Uint8Array> {
  const { pictures, pages } = await wornOf(members)
  return drawWorkOrder({
    title: '합판 작업지시서',
    number: `${job.number} v${job.version}`,
    figure: gangFigure(sheet.plan, sheet.form, pages),
    pictures,
    sections: gangSections(
      { ...sheet, gross: job.gross, orders: members.map(({ order }) => order) },
      {
        files: made.zip.entries,
        warnings: made.warnings,
      },
    ),
    fonts: { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
  })
}
