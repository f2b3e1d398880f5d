import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Design } from '#/domain/designs/design.ts'
import type { DesignParams } from '#/domain/designs/design-values.ts'
import type { InkId } from '#/domain/designs/inks.data.ts'

const BOUND: readonly ProductCode[] = ['D413', 'D813', 'C413']
const NOTES = ['a5', 'sasa', 'sinkuk', 'b6', 'crown', 'b5', 'sasabae', 'a4']
const WIDE = ['a5', 'crown', 'b5', 'sasabae', 'a4']

type Inner = Pick<Design, 'id' | 'title' | 'template' | 'trims' | 'moods'> & {
  readonly head?: string
  readonly params?: DesignParams
  readonly ink?: InkId
  readonly accent?: InkId
}

const inner = ({ head = '', params = {}, ink = 'ink', accent = 'ink', ...design }: Inner): Design => ({
  ...design,
  kind: 'inner',
  params,
  products: BOUND,
  values: { title: head, subtitle: '', author: '', back: '', ground: 'white', ink, accent },
})

/** The shop's own inners, in the order of the window. */
export const FIRST_INNERS: readonly Design[] = [
  inner({
    id: 'lined-8',
    title: '줄 공책 8 mm',
    template: 'lined',
    params: { gap: 8 },
    trims: NOTES,
    moods: ['calm', 'study'],
  }),
  inner({ id: 'grid-5', title: '모눈 5 mm', template: 'grid', params: { gap: 5 }, trims: NOTES, moods: ['study'] }),
  inner({
    id: 'dot-5',
    title: '점 공책 5 mm',
    template: 'dots',
    params: { gap: 5 },
    trims: NOTES,
    moods: ['calm', 'bright'],
  }),
  inner({
    id: 'cornell',
    title: '코넬 노트',
    template: 'cornell',
    params: { gap: 8 },
    head: '주제',
    ink: 'ink',
    accent: 'indigo',
    trims: WIDE,
    moods: ['study'],
  }),
  inner({
    id: 'wrong-answer',
    title: '오답노트',
    template: 'wrong-answer',
    head: '수학',
    accent: 'vermilion',
    trims: WIDE,
    moods: ['study'],
  }),
  inner({
    id: 'weekly',
    title: '주간 계획',
    template: 'weekly',
    head: '주간 계획',
    accent: 'vermilion',
    trims: NOTES,
    moods: ['bright', 'playful'],
  }),
  inner({
    id: 'manuscript',
    title: '원고지',
    template: 'manuscript',
    params: { columns: 20 },
    head: '제목',
    accent: 'vermilion',
    trims: WIDE,
    moods: ['classic'],
  }),
  inner({
    id: 'staves',
    title: '오선지',
    template: 'staves',
    params: { stave: 2 },
    head: '곡명',
    trims: WIDE,
    moods: ['classic', 'playful'],
  }),
]
