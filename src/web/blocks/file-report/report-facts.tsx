import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { BoxMm, PageFacts, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { limitWords } from '#/domain/preflight/press-limits.ts'
import { mmWords, pageWords, ptWords } from '#/domain/preflight/finding-messages.ts'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import { Table } from '#/web/ui/table.tsx'
import styles from './file-report.module.css'

const SHOWN_ROWS = 40

interface ReportFactsProps {
  readonly facts: PdfFacts
  readonly expectation: FileExpectation
}

/** What a printer asks of a file, as read: frames, type, pictures, inks, claims. */
export function ReportFacts({ facts, expectation }: ReportFactsProps) {
  const pages = (wanted: (page: PageFacts) => boolean) => facts.pages.filter(wanted).map((page) => page.number)
  const words = (numbers: readonly number[]) => (numbers.length > 0 ? pageWords(numbers) : '없음')
  const spaces = [...new Set(facts.pages.flatMap((page) => page.colourSpaces))]
  const rows: readonly Fact[] = [
    ['PDF', `${facts.pdfVersion}${facts.pdfx ? ` · ${facts.pdfx}` : ' · PDF/X 아님'}`],
    ['출력 조건', intentWords(facts)],
    ...(facts.cmykProfiles.length > 0 ? [['CMYK 프로파일', facts.cmykProfiles.join(', ')] as const] : []),
    ['만든 프로그램', facts.producer ?? '적혀 있지 않음'],
    [
      '색공간',
      spaces.map((name) => `${name} (${words(pages((page) => page.colourSpaces.includes(name)))})`).join(', ') ||
        '없음',
    ],
    ['별색', facts.spots.join(', ') || '없음'],
    ['잉크 총량', inkWords(facts, expectation)],
    ['겹쳐 쌓이는 잉크', stackedWords(facts)],
    ['투명', words(pages((page) => page.transparency))],
    ['투명 혼합이 RGB인 쪽', words(pages((page) => page.blendsInRgb))],
    ['오버프린트', words(pages((page) => page.overprint))],
    ['흰색 오버프린트', words(pages((page) => page.whiteOverprint))],
    ['회색 오버프린트', words(pages((page) => page.greyOverprint))],
    ['바탕을 파내는 먹 글자', words(pages((page) => page.knockoutBlackText !== null))],
    ['바탕을 파내는 먹 선', words(pages((page) => page.knockoutBlackLine !== null))],
    ['가장 가는 선', lineWords(facts)],
    ['전달 함수 · PostScript', `${words(pages((page) => page.transfer))} · ${words(pages((page) => page.postScript))}`],
    ['가장자리', edgeWords(facts)],
    ['그림 한 장인 쪽', words(pages((page) => page.onlyPictures))],
    ['빈 쪽', words(pages((page) => page.blank))],
    ['주석', words(pages((page) => page.annotations.length > 0))],
    ['레이어 · 첨부 · 실행 코드', yesNo([facts.hasLayers, facts.hasAttachments, facts.hasJavaScript])],
    ...(facts.hiddenLayers.length > 0 ? [['인쇄하지 않는 레이어', facts.hiddenLayers.join(', ')] as const] : []),
    ...(facts.printOnlyLayers.length > 0
      ? [['인쇄에만 나오는 레이어', facts.printOnlyLayers.join(', ')] as const]
      : []),
    ['잠금', facts.encryption === 'owner-locked' ? '수정만 막혀 있음' : '없음'],
    ...(facts.unreadable.length > 0 ? [['읽지 못한 곳', facts.unreadable.join(' ')] as const] : []),
  ]
  return (
    <section className={styles.facts}>
      <h3>전문가를 위한 값</h3>
      <FactList layout="ruled" terms={140} facts={rows} />
      <BoxTable pages={facts.pages} />
      <FontTable facts={facts} />
      <ImageTable facts={facts} expectation={expectation} />
    </section>
  )
}

const intentWords = ({ outputIntent, outputColours }: PdfFacts) =>
  outputIntent === null ? '적혀 있지 않음' : `${outputIntent}${outputColours === 'rgb' ? ' (화면용 RGB)' : ''}`

/** The method belongs to the figure: whoever sets a limit by it has to know what it leaves out. */
function inkWords({ pages, measured }: PdfFacts, { limits }: FileExpectation): string {
  const most = Math.max(0, ...pages.map((page) => page.inkCoverage ?? 0))
  const { pictures, picturesMeasured } = measured
  const photos = pictures > 0 ? ` · CMYK 사진 ${pictures}장 가운데 ${picturesMeasured}장을 잼` : ''
  return `${Math.round(most)} % (한도 ${limits.inkCoverage} %, ${limitWords(limits)}) · 15 mm² 넘는 면마다 잼${photos}`
}

function stackedWords({ pages }: PdfFacts): string {
  const most = Math.max(0, ...pages.map((page) => page.stackedInk ?? 0))
  const unread = pages.filter((page) => page.unreadInks.length > 0).map((page) => page.number)
  const rest = unread.length > 0 ? ` · 재지 못한 쪽 ${pageWords(unread)}` : ''
  return `${most > 0 ? `겹쳐 찍기와 곱하기로 ${Math.round(most)} %` : '없음'} · 사진끼리 겹친 것은 빠짐${rest}`
}

function lineWords({ pages }: PdfFacts): string {
  const widths = pages.flatMap((page) => page.thinnestLine ?? [])
  if (widths.length === 0) return '선 없음'
  const least = Math.min(...widths)
  return least === 0 ? '0 pt (기기가 그릴 수 있는 가장 가는 선)' : ptWords(least)
}

function edgeWords({ measured: { edgePages, edgesDrawn } }: PdfFacts): string {
  return edgePages === 0 ? '그림이 재단선에 닿지 않음' : `재단선에 닿는 ${edgePages}쪽 가운데 ${edgesDrawn}쪽을 그려 봄`
}

const yesNo = (flags: readonly boolean[]) => flags.map((flag) => (flag ? '있음' : '없음')).join(' · ')

interface FactTableProps {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function FactTable({ title, head, rows }: FactTableProps) {
  if (rows.length === 0) return null
  const rest = rows.length - SHOWN_ROWS
  return (
    <Table
      caption={rest > 0 ? `${title} (먼저 ${SHOWN_ROWS}줄, 모두 ${rows.length}줄)` : title}
      captionShown
      dense
      stacked={false}
      columns={head.map((name, at) => ({ key: String(at), head: name, cell: (row: readonly string[]) => row[at] }))}
      rows={rows.slice(0, SHOWN_ROWS)}
      rowKey={(row) => row.join()}
    />
  )
}

const boxWords = (box: BoxMm | null) =>
  box ? `${mmWords(box.width)} × ${mmWords(box.height)} (${mmWords(box.x)}, ${mmWords(box.y)})` : '–'

/** Pages of the same frames are one row. */
function BoxTable({ pages }: { readonly pages: readonly PageFacts[] }) {
  const groups = new Map<string, number[]>()
  for (const { number, media, crop, bleed, trim, rotation, userUnit } of pages) {
    const turn = `${rotation}°${userUnit === 1 ? '' : ` · ×${userUnit}`}`
    const key = [boxWords(media), boxWords(crop), boxWords(bleed), boxWords(trim), turn].join('|')
    groups.set(key, [...(groups.get(key) ?? []), number])
  }
  const rows = [...groups].map(([key, numbers]) => [pageWords(numbers), ...key.split('|')])
  return (
    <FactTable
      title="쪽 상자, mm: 너비 × 높이 (왼쪽, 아래)"
      head={['쪽', 'Media', 'Crop', 'Bleed', 'Trim', '회전']}
      rows={rows}
    />
  )
}

function FontTable({ facts: { fonts } }: { readonly facts: PdfFacts }) {
  const rows = fonts.map(({ name, type, embedded, subset, pages }) => [
    name,
    type,
    embedded ? (subset ? '포함 (일부)' : '포함') : '빠짐',
    pageWords(pages),
  ])
  return <FactTable title="글꼴" head={['이름', '종류', '포함', '쪽']} rows={rows} />
}

function ImageTable({ facts: { images }, expectation }: ReportFactsProps) {
  const rows = images
    .toSorted((a, b) => a.ppi - b.ppi)
    .map(({ page, pixels, ppi, colourSpace, bitsPerComponent }, index) => [
      String(index + 1),
      `${page}쪽`,
      `${pixels.width} × ${pixels.height}`,
      `${ppi}${ppi < expectation.limits.ppiLow ? ' (낮음)' : ''}`,
      `${colourSpace}, ${bitsPerComponent}비트`,
    ])
  return <FactTable title="이미지, 해상도가 낮은 것부터" head={['', '쪽', '픽셀', 'ppi', '색']} rows={rows} />
}
