import { createHash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import {
  pagesOfBundle,
  SHIPPED_TEMPLATES,
  shippedSpec,
  type ShippedTemplate,
} from '#/domain/catalog/shipped-templates.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { templateLines, templateName } from '#/domain/catalog/template-words.ts'
import { conditionNamed, conditionWords, PRESS_CONDITION_IDS } from '#/domain/preflight/press-condition.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { templateFigure } from '#/domain/print/template-figure.ts'
import { templateSvg } from '#/domain/print/template-svg.ts'
import type { ArchiveSort } from '#/domain/writing/archive-sorts.data.ts'
import { type FileToZip, zipFiles } from '#/server/platform/zip/zip-files.ts'
import type { PressMaker } from '#/server/ports/press-maker.ts'
import type { ReadProfileFile } from '#/server/ports/profile-files.ts'
import { colophonForm } from './colophon-form.ts'
import { colourChart } from './colour-chart.ts'
import { jobOptions, PRESETS } from './pdf-preset.ts'

export interface ShippedItem {
  readonly slug: string
  readonly sort: ArchiveSort
  readonly title: string
  readonly summary: string
  readonly fits: string
  /** `docOfMarks`. */
  readonly text: string
  readonly files: readonly ShippedFile[]
}

export interface ShippedFile {
  readonly made: string
  readonly name: string
  /** Of all that the content follows from; without the day on which it is drawn. */
  readonly print: (sources: Sources) => Promise<string>
  readonly make: (deps: MakeDeps) => Promise<Uint8Array>
}

/** What is read from files of the shop's code. */
export interface Sources {
  readonly readProfileFile: ReadProfileFile
}

interface MakeDeps extends Sources {
  readonly pressMaker: Pick<PressMaker, 'drawTemplate'>
  /** `YYYY-MM-DD` */
  readonly day: string
}

function printOf(...contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}
/** A template is another one when its measures are; the day that stands on it does not count. */
const NO_DAY = '2026-01-01'

/** What is the same whenever it is made. */
const constant = (made: string, name: string, content: () => Promise<Uint8Array> | Uint8Array): ShippedFile => ({
  made,
  name,
  print: async () => printOf(await content()),
  make: async () => content(),
})

function svgOf(template: ShippedTemplate, day: string, pages?: number): string {
  const spec = shippedSpec(template, pages)
  const lines = templateLines(spec, day)
  const sheets = jobTemplate(geometryOf(spec)) ?? []
  return templateSvg(
    templateName(spec),
    sheets.map((sheet) => templateFigure(sheet, lines)),
  )
}

function filesOf(template: ShippedTemplate): readonly ShippedFile[] {
  const { slug, title } = template
  const pages = pagesOfBundle(template)
  const bundle = async (day: string): Promise<readonly FileToZip[]> => {
    const files: FileToZip[] = []
    for (const count of pages) {
      // oxlint-disable-next-line no-await-in-loop -- whoever visits the shop meanwhile comes first
      await otherWork()
      files.push({ name: `${title} ${count}쪽.svg`, content: svgOf(template, day, count) })
    }
    return files
  }
  if (pages.length > 0)
    return [
      {
        made: `${slug}-zip`,
        name: `${title} (SVG).zip`,
        print: async () => printOf(...(await bundle(NO_DAY)).map(({ content }) => content)),
        make: async ({ day }) => zipFiles(await bundle(day)),
      },
    ]
  const print = async () => printOf(svgOf(template, NO_DAY))
  return [
    {
      made: `${slug}-pdf`,
      name: `${title}.pdf`,
      print,
      make: ({ pressMaker, day }) => pressMaker.drawTemplate(shippedSpec(template), day),
    },
    { made: `${slug}-svg`, name: `${title}.svg`, print, make: async ({ day }) => Buffer.from(svgOf(template, day)) },
  ]
}

const TEMPLATE_TEXT = `맨 아래 레이어에 두고 그 위에 작업한 뒤, 내보낼 때 도움선 레이어를 끄고 저장하세요.
재단선, 도련, 접는 선, 안전 영역이 레이어로 나뉘어 있습니다.`
const BUNDLE_TEXT = `쪽수마다 책등이 다른 표지를 한 장씩 모았습니다. 쪽수나 종이가 다르면 자료실 맨 위에서 내 책에 맞는 템플릿을 만들어 주세요.`

const templates = SHIPPED_TEMPLATES.map((template): ShippedItem => {
  const { slug, title, summary, product, pages } = template
  const text = pages ? `${BUNDLE_TEXT}\n${TEMPLATE_TEXT}` : TEMPLATE_TEXT
  return { slug, sort: 'template', title, summary, fits: kindByCode(product).name, text, files: filesOf(template) }
})

const profiles = ({ readProfileFile }: Sources): Promise<readonly FileToZip[]> =>
  Promise.all(
    [...PRESS_CONDITION_IDS.map((id) => `${id}.icc`), 'LICENSE-profiles.txt'].map(async (name) => ({
      name,
      content: await readProfileFile(name),
    })),
  )

const PROFILE_LINES = PRESS_CONDITION_IDS.flatMap((id) => {
  const condition = conditionNamed(id)
  return condition ? [`| Jikji ${id} | ${conditionWords(condition)} | ${condition.registered} |`] : []
})

/** Everything that the shop's own code makes for the archive. */
export const SHIPPED_ITEMS: readonly ShippedItem[] = [
  ...templates,
  {
    slug: 'profiles',
    sort: 'profile',
    title: '색 프로파일 다섯 가지',
    summary: '코팅된 종이 세 가지, 코팅되지 않은 종이 두 가지',
    fits: '모든 상품',
    text: [
      'RGB를 잉크로 바꿀 때와 화면 시안을 그릴 때 저희가 쓰는 프로파일입니다.',
      '| 이름 | 쓰는 종이 | 바탕 자료 |',
      ...PROFILE_LINES,
      '## 쓰는 법',
      '- ZIP을 풀어 .icc 파일을 설치하세요. 윈도우는 파일을 오른쪽 단추로 눌러 「프로필 설치」, macOS는 라이브러리의 ColorSync/Profiles 폴더에 넣습니다.',
      '- 화면에서만 볼 때 쓰시면 됩니다. 파일을 미리 바꾸지 않으셔도 저희가 종이에 맞게 바꿉니다.',
      '만든 방법과 이용 허락은 함께 든 LICENSE-profiles.txt에 있습니다.',
    ].join('\n'),
    files: [
      {
        made: 'profiles-zip',
        name: '직지 색 프로파일.zip',
        print: async (sources) => printOf(...(await profiles(sources)).map(({ content }) => content)),
        make: async (sources) => zipFiles(await profiles(sources)),
      },
    ],
  },
  {
    slug: 'pdf-presets',
    sort: 'preset',
    title: 'PDF 내보내기 설정 두 가지',
    summary: '인디자인과 일러스트레이터에서 쓰는 PDF/X-4 설정 (.joboptions)',
    fits: '모든 상품',
    text: [
      'PDF/X-4, 문서 도련 사용, 재단 표시 없음, 낱쪽, 색상 변환 없음으로 내보냅니다. 작업 안내 2장에 적은 것과 같은 설정입니다.',
      '## 쓰는 법',
      '- 인디자인: 파일, Adobe PDF 사전 설정, 정의에서 「불러오기」를 누르고 .joboptions 파일을 고릅니다.',
      '- 일러스트레이터와 아크로뱃: 파일을 두 번 누르면 목록에 들어갑니다.',
      '- 코팅된 종이(아트지, 스노우지)는 Jikji-coated, 모조지처럼 코팅되지 않은 종이는 Jikji-uncoated를 고릅니다.',
    ].join('\n'),
    files: [
      constant('pdf-presets-zip', '직지 PDF 설정.zip', () =>
        zipFiles(PRESETS.map((preset) => ({ name: `${preset.name}.joboptions`, content: jobOptions(preset) }))),
      ),
    ],
  },
  {
    slug: 'colour-chart',
    sort: 'chart',
    title: '색 견본표',
    summary: '잉크 한 가지부터 네 가지까지의 농도, 잉크 합계, 가는 선',
    fits: '모든 상품',
    text: [
      'A4 한 장, 도련 3 mm입니다. 글꼴도 프로파일도 없이 CMYK 숫자 그대로라서, 어느 기계에서 찍어도 같은 숫자를 견주어 볼 수 있습니다.',
      '- 위 여덟 줄은 C, M, Y, K와 두 잉크, 세 잉크를 3%에서 100%까지 찍은 것입니다. 맨 아래 C+M+Y 줄은 코팅된 종이에서 회색에 가깝습니다.',
      '- 그다음 줄은 잉크 합계 100%에서 320%까지입니다. 종이와 기계마다 받을 수 있는 합계가 다릅니다.',
      '- 맨 아래는 0.1 pt에서 1 pt까지의 선을 검정 하나와 네 잉크로 나란히 그은 것입니다. 왼쪽 숫자는 100분의 1 pt입니다.',
    ].join('\n'),
    files: [constant('colour-chart-pdf', '직지 색 견본표.pdf', colourChart)],
  },
  {
    slug: 'colophon-form',
    sort: 'form',
    title: '판권지와 표지 글 적는 서식',
    summary: '워드와 한글에서 열리는 표 두 장',
    fits: '책, 교재',
    text: [
      '표지나 판권지를 저희에게 맡기실 때 글을 적어 보내는 서식입니다.',
      '- 한글에서는 불러오기로 DOCX를 엽니다.',
      '- 다 적은 파일은 주문의 작업 자료에 올리거나 1:1 문의에 붙여 주세요.',
    ].join('\n'),
    files: [constant('colophon-form-docx', '판권지와 표지 글 서식.docx', colophonForm)],
  },
]
