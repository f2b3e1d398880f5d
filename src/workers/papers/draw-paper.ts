import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { fileURLToPath } from 'node:url'
import type { BusinessPaper, PaperFact, PaperItem, PaperParty, PaperSum } from '#/domain/papers/business-paper.ts'
import { stampRows } from '#/domain/papers/stamp.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { drawJob } from './draw-job.ts'
import { JOB_SIDE, styles } from './paper-styles.ts'

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

/** The paper as an A4 PDF; table heads and the foot come again on every page. */
export const drawPaper = (paper: BusinessPaper): Promise<Uint8Array> =>
  renderToBuffer(
    h(
      Document,
      { title: `${paper.title} ${paper.number}`, author: paper.supplier.name, language: 'ko' },
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(Text, { style: styles.title }, paper.title),
        h(View, { style: styles.facts }, ...paper.facts.map(factColumn)),
        h(View, { style: styles.parties }, party('수신', paper.receiver, false), party('공급자', paper.supplier, true)),
        h(Text, null, paper.statement),
        total(paper),
        itemHead(paper),
        ...paper.items.map((item) => itemRow(item, paper.kind === 'statement-list')),
        h(View, { style: styles.sums, wrap: false }, ...paper.sums.map(sumRow)),
        notes(paper),
        foot(paper.foot),
      ),
    ),
  )

const factColumn = ({ label, value }: PaperFact): ReactElement =>
  h(
    View,
    { style: { flex: 1 }, key: label },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.strong }, value),
  )

function party(head: string, { name, honorific, facts }: PaperParty, stamped: boolean): ReactElement {
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
    ...(stamped ? [stamp(name)] : []),
  )
}

const stamp = (name: string): ReactElement =>
  h(
    View,
    { style: styles.stamp, key: 'stamp' },
    ...stampRows(name).map((row, index) =>
      h(
        View,
        { style: styles.stampRow, key: index },
        ...row.map((syllable, column) => h(Text, { style: styles.stampCell, key: column }, syllable)),
      ),
    ),
  )

const total = (paper: BusinessPaper): ReactElement =>
  h(
    View,
    { style: styles.total },
    h(Text, { style: styles.label }, '합계금액'),
    h(Text, { style: styles.hangul }, paper.totalInHangul),
    h(Text, { style: styles.amount }, `₩${formatCount(paper.total)}`),
  )

function itemHead(paper: BusinessPaper): ReactElement {
  const dated = paper.kind === 'statement-list'
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

const itemRow = (item: PaperItem, dated: boolean): ReactElement =>
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
      ...(item.spec ? [h(View, { style: styles.job, key: 'job' }, drawJob(item.spec, JOB_SIDE))] : []),
    ),
    h(Text, { style: styles.quantity }, item.quantity === null ? '' : `${formatCount(item.quantity)} ${item.unit}`),
    h(Text, { style: styles.money }, item.unitPrice === null ? '' : formatCount(item.unitPrice)),
    h(Text, { style: [styles.money, styles.strong] }, formatCount(item.supply)),
    h(Text, { style: styles.money }, formatCount(item.vat)),
  )

const sumRow = (sum: PaperSum): ReactElement =>
  h(
    View,
    { style: sum.weight === 'total' ? [styles.sum, styles.sumTotal] : styles.sum, key: sum.label },
    h(Text, null, `${sum.label} ${sum.hint}`.trim()),
    h(Text, sum.weight === 'plain' ? {} : { style: styles.strong }, `${formatCount(sum.amount)}원`),
  )

const notes = (paper: BusinessPaper): ReactElement =>
  h(
    View,
    { style: styles.block, wrap: false },
    ...(paper.terms.length > 0 ? [column('거래 조건', paper.terms)] : []),
    column(
      '특기사항',
      paper.notes.map((note, index) => ({ label: String(index + 1), value: note })),
    ),
  )

const column = (head: string, rows: readonly PaperFact[]): ReactElement =>
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
