import type { EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import type { Block, Book, Inline } from '#/epub/book/book.ts'

const words = (text: string): Inline => ({ kind: 'text', text, marks: [] })
const strong = (text: string): Inline => ({ kind: 'text', text, marks: ['strong'] })
const note = (id: string): Inline => ({ kind: 'note', note: id })
const p = (...inlines: (Inline | string)[]): Block => ({
  kind: 'paragraph',
  inlines: inlines.map((inline) => (typeof inline === 'string' ? words(inline) : inline)),
})
const heading = (level: number, text: string): Block => ({ kind: 'heading', level, inlines: [words(text)] })
const page = (label: string): Block => ({ kind: 'page', label })
const cell = (text: string, isHeading = false) => ({ heading: isHeading, columns: 1, rows: 1, blocks: [p(text)] })
const row = (first: string, ...rest: string[]) => ({ cells: [cell(first, true), ...rest.map((text) => cell(text))] })

/** Written by the shop for its page about e-books: it shows what a reflowing book can do by saying it. */
export const SAMPLE_BOOK: Book = {
  title: '첫 장',
  pictures: [],
  notes: [
    { id: 'lead', blocks: [p('활자는 좌우가 바뀐 채 판에 놓여요. 찍어야 바로 보여요.')] },
    { id: 'back', blocks: [p('번호를 누르면 여기로 오고, 되돌아가는 표시를 누르면 읽던 자리로 가요.')] },
  ],
  blocks: [
    heading(1, '첫 장'),
    page('12'),
    p(
      '새벽에 첫 장이 찍혀 나왔다. 먹이 마르기 전의 종이는 조금 무겁고, 손끝에 닿으면 미지근했다. 글자는 거꾸로 앉아 있다가',
      note('lead'),
      ' 종이를 만나서야 바로 섰다.',
    ),
    p(
      '우리는 한 장을 창에 비추어 보고, 앞뒤의 줄이 꼭 맞는지 오래 들여다보았다. 줄이 맞으면 아무도 말하지 않았고, 기계가 다시 돌기 시작했다.',
    ),
    page('13'),
    p(
      '종이는 쌓이면서 소리를 낸다. 처음에는 한 장씩 내려앉는 소리이고, 나중에는 그저 두꺼워지는 소리다. 백 장쯤 쌓이면 누군가 모서리를 맞추어 두드렸고, 그 소리에 맞추어 창밖이 밝아 왔다.',
    ),
    p('그 책을 지금 화면에서 읽는다. 종이도 먹도 없지만 문장은 그대로다.'),
    heading(1, '글자가 자리를 찾는 법'),
    page('14'),
    p(
      '위쪽의 ',
      strong('글자 크게'),
      '를 눌러 보세요. 줄이 다시 나뉘고 쪽이 늘어나지만 읽던 문장은 눈앞에 남아요. 종이책에서는 판형이 줄의 길이를 정하고, 여기서는 읽는 분이 정해요.',
    ),
    {
      kind: 'list',
      ordered: false,
      items: [
        [p('차례를 누르면 그 장으로 바로 가요.')],
        [p('아래에 종이책 쪽번호가 함께 보여서, 종이로 읽는 사람과 같은 쪽을 펼 수 있어요.')],
        [p('주석은 번호로 드나들어요.', note('back'))],
      ],
    },
    page('15'),
    p('표도 그림으로 굳지 않아요. 글자처럼 커지고, 소리로 읽어 주는 기능도 칸마다 읽어요.'),
    {
      kind: 'table',
      rows: [
        { cells: [cell('', true), cell('종이책', true), cell('흐름형 전자책', true)] },
        row('줄의 길이', '판형이 정해요', '화면이 정해요'),
        row('글자 크기', '한 가지예요', '고를 수 있어요'),
        row('쪽번호', '인쇄되어 있어요', '종이책 쪽을 따라가요'),
      ],
    },
    heading(1, '그대로 남는 것'),
    page('16'),
    p('제목의 층, 굵은 글자, 인용한 글은 종이에서 온 그대로 남아요.'),
    { kind: 'quote', blocks: [p('줄이 맞으면 아무도 말하지 않았고, 기계가 다시 돌기 시작했다.')] },
    p('맡기신 책의 시안도 이 화면에서 똑같이 넘겨 보고, 고칠 곳을 그 자리에 적으시면 돼요.'),
  ],
}

/** Fixed, so that everybody who saves it has the same file. */
export const SAMPLE_METADATA: EpubMetadata = {
  title: '첫 장',
  subtitle: '흐름형 전자책 샘플',
  contributors: [],
  isbn: null,
  identifier: '5b0c2f0e-8a53-4d0e-9a55-6f2f6a1d7c31',
  language: 'ko',
  publisher: null,
  publishedOn: null,
  description: '글자 크기, 차례, 주석, 표, 종이책 쪽번호가 전자책에서 어떻게 되는지 보여 주는 짧은 책입니다.',
  subjects: [],
  rights: null,
  series: null,
  accessibilitySummary: null,
  modifiedAt: new Date('2026-12-01T00:00:00Z'),
}
