import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { fileURLToPath } from 'node:url'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { isDated } from '#/domain/documents/business-document.ts'
import type {
  BusinessDocument,
  DocumentFact,
  DocumentItem,
  DocumentLook,
  DocumentParty,
  DocumentSum,
} from '#/domain/documents/business-document.ts'
import { factShare, runningHead } from '#/domain/documents/on-pages.ts'
import { stampRows } from '#/domain/documents/stamp.ts'
import { formatCount } from '#/lib/format-count.ts'
import { drawJob } from './draw-job.ts'
import { JOB_SIDE, styles } from './document-styles.ts'

const fontFile = (weight: 'Regular' | 'Bold') =>
  fileURLToPath(new URL(`../../pdf/fonts/Pretendard-${weight}.ttf`, import.meta.url))

Font.register({
  family: 'Pretendard',
  fonts: [{ src: fontFile('Regular') }, { src: fontFile('Bold'), fontWeight: 700 }],
})
// Korean file names and addresses have no spaces: they may break after any syllable, without a hyphen.
Font.registerHyphenationCallback((word) =>
  /[가-힣]/.test(word) ? [...word].flatMap((letter) => [letter, '']).slice(0, -1) : [word],
)

/** The document as an A4 PDF; table heads and the foot come again on every page. A picture for each row, as a JPEG. */
export const drawDocument = (
  document: BusinessDocument,
  pictures: readonly (Uint8Array | null)[],
): Promise<Uint8Array> =>
  renderToBuffer(
    h(
      Document,
      { title: `${document.title} ${document.number}`, author: document.supplier.name, language: 'ko' },
      h(
        Page,
        { size: 'A4', style: styles.page },
        running(document),
        title(document),
        h(View, { style: styles.facts }, ...document.facts.map(factColumn)),
        h(
          View,
          { style: styles.parties },
          party('수신', document.receiver, null),
          party('공급자', document.supplier, document.look),
        ),
        h(Text, null, document.statement),
        total(document),
        itemHead(document),
        ...rowsAndSums(document, pictures),
        notes(document),
        foot(document.foot),
      ),
    ),
  )

/** The last row stays with the sums, which say nothing alone under an empty table. */
function rowsAndSums(document: BusinessDocument, pictures: readonly (Uint8Array | null)[]): readonly ReactElement[] {
  const rows = document.items.map((item, at) => itemRow(item, pictures[at] ?? null, isDated(document.kind)))
  const sums = h(View, { style: styles.sums, key: 'sums' }, ...document.sums.map(sumRow))
  return [...rows.slice(0, -1), h(View, { wrap: false, key: 'end' }, ...rows.slice(-1), sums)]
}

const running = (document: BusinessDocument): ReactElement =>
  h(Text, {
    style: styles.running,
    fixed: true,
    render: ({ pageNumber }) => (pageNumber > 1 ? runningHead(document) : ''),
  })

const title = ({ title: words, look }: BusinessDocument): ReactElement =>
  h(
    View,
    { style: styles.title },
    h(Text, { style: styles.titleWords }, words),
    ...(look.logo === null ? [] : [h(Image, { style: styles.logo, src: look.logo, key: 'logo' })]),
  )

const factColumn = ({ label, value }: DocumentFact): ReactElement =>
  h(
    View,
    { style: { flex: factShare(value) }, key: label },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.strong }, value),
  )

function party(head: string, { name, honorific, facts }: DocumentParty, look: DocumentLook | null): ReactElement {
  return h(
    View,
    { style: styles.party, key: head },
    h(Text, { style: styles.partyHead }, head),
    h(Text, { style: styles.partyName }, `${name} ${honorific}`.trim()),
    ...facts.map((fact) =>
      h(
        View,
        { style: styles.pair, key: fact.label },
        h(Text, { style: styles.pairLabel }, fact.label),
        h(Text, { style: styles.pairValue }, fact.value),
      ),
    ),
    ...(look ? [look.stamp === null ? stamp(name, look) : stampPicture(look.stamp)] : []),
  )
}

/** The shop's own stamp, over the end of its name as it is pressed by hand. */
const stampPicture = (src: string): ReactElement => h(Image, { style: styles.stampPicture, src, key: 'stamp' })

const stamp = (name: string, { accent }: DocumentLook): ReactElement =>
  h(
    View,
    { style: [styles.stamp, { borderColor: accent }], key: 'stamp' },
    ...stampRows(name).map((row, index) =>
      h(
        View,
        { style: styles.stampRow, key: index },
        ...row.map((syllable, column) =>
          h(Text, { style: [styles.stampCell, { color: accent }], key: column }, syllable),
        ),
      ),
    ),
  )

const total = (document: BusinessDocument): ReactElement =>
  h(
    View,
    { style: styles.total },
    h(Text, { style: styles.label }, '합계금액'),
    h(Text, { style: styles.hangul }, document.totalInHangul),
    h(Text, { style: styles.amount }, `₩${formatCount(document.total)}`),
  )

function itemHead(document: BusinessDocument): ReactElement {
  const dated = isDated(document.kind)
  return h(
    View,
    { style: styles.head, fixed: true },
    h(Text, { style: styles.no }, 'No.'),
    ...(dated ? [h(Text, { style: styles.date, key: 'date' }, '월일')] : []),
    h(Text, { style: styles.name }, '품명 · 규격'),
    h(Text, { style: styles.quantity }, '수량'),
    h(Text, { style: styles.money }, '단가'),
    h(Text, { style: styles.money }, '공급가액'),
    h(Text, { style: styles.money }, '세액'),
  )
}

const itemRow = (item: DocumentItem, picture: Uint8Array | null, dated: boolean): ReactElement =>
  h(
    View,
    { style: styles.row, wrap: false, key: item.no },
    h(Text, { style: styles.no }, String(item.no)),
    ...(dated ? [h(Text, { style: styles.date, key: 'date' }, item.date)] : []),
    h(
      View,
      { style: styles.name },
      h(
        View,
        { style: styles.words },
        h(Text, { style: styles.strong }, item.name),
        ...item.details.map((detail) => h(Text, { style: styles.details, key: detail }, detail)),
      ),
      ...(item.spec ? [h(View, { style: styles.job, key: 'job' }, jobPicture(item.spec, picture))] : []),
    ),
    h(Text, { style: styles.quantity }, item.quantity === null ? '' : `${formatCount(item.quantity)} ${item.unit}`),
    h(Text, { style: styles.money }, item.unitPrice === null ? '' : formatCount(item.unitPrice)),
    h(Text, { style: [styles.money, styles.strong] }, formatCount(item.supply)),
    h(Text, { style: styles.money }, formatCount(item.vat)),
  )

/** As in the lists on screen: the house's sample stands only for what nobody brings a file for. */
const jobPicture = (spec: JobSpec, picture: Uint8Array | null): ReactElement =>
  picture
    ? h(Image, { style: styles.jobPicture, src: { data: Buffer.from(picture), format: 'jpg' }, key: 'own' })
    : drawJob(spec, JOB_SIDE, !isKit(spec) && !isEbook(spec))

const sumRow = (sum: DocumentSum): ReactElement =>
  h(
    View,
    { style: sum.weight === 'total' ? [styles.sum, styles.sumTotal] : styles.sum, key: sum.label },
    h(Text, null, `${sum.label} ${sum.hint}`.trim()),
    h(Text, sum.weight === 'plain' ? {} : { style: styles.strong }, `${formatCount(sum.amount)}원`),
  )

const notes = (document: BusinessDocument): ReactElement =>
  h(
    View,
    { style: styles.block, wrap: false },
    ...(document.terms.length > 0 ? [column('거래 조건', document.terms)] : []),
    column(
      '특기사항',
      document.notes.map((note, index) => ({ label: String(index + 1), value: note })),
    ),
  )

const column = (head: string, rows: readonly DocumentFact[]): ReactElement =>
  h(
    View,
    { style: styles.party, key: head },
    h(Text, { style: styles.partyHead }, head),
    ...rows.map(({ label, value }) =>
      h(
        View,
        { style: styles.pair, key: label },
        h(Text, { style: head === '특기사항' ? styles.noteNumber : styles.pairLabel }, label),
        h(Text, { style: styles.pairValue }, value),
      ),
    ),
  )

const foot = (texts: readonly string[]): ReactElement =>
  h(
    View,
    { style: styles.foot, fixed: true },
    h(Text, null, texts.join('    ')),
    h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  )
