import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Design } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import type { InkId } from '#/domain/designs/inks.data.ts'

const BOOKS: readonly ProductCode[] = ['D413', 'D813']
const PRINTED: readonly ProductCode[] = ['D413', 'D813', 'D303']
const ACADEMY: readonly ProductCode[] = ['C413', 'D413']
const READING = ['a5', 'sasa', 'sinkuk', 'b6', 'crown']
const ALL = ['a5', 'sasa', 'sinkuk', 'b6', 'crown', 'b5', 'sasabae', 'a4', 'square']
const TEXTBOOK = ['a4', 'b5', 'sasabae', 'a5']

const words = (title: string, subtitle: string, author: string, back = '') => ({ title, subtitle, author, back })
const colours = (ground: InkId, ink: InkId, accent: InkId) => ({ ground, ink, accent })
const cover = (
  design: Omit<Design, 'kind' | 'values'> & {
    readonly words: Pick<DesignValues, 'title' | 'subtitle' | 'author' | 'back'>
    readonly colours: Pick<DesignValues, 'ground' | 'ink' | 'accent'>
  },
): Design => {
  const { words: said, colours: mixed, ...rest } = design
  return { ...rest, kind: 'cover', values: { ...said, ...mixed } }
}

const BACK = '뒤표지에 넣을 소개 글을 여기에 적습니다. 비워 두면 글 없이 깨끗하게 인쇄합니다.'

/** The shop's own covers, in the order of the window. */
export const FIRST_COVERS: readonly Design[] = [
  cover({
    id: 'geul-head',
    title: '큰 글자, 위에서',
    template: 'letter',
    params: { place: 'head', echo: 0 },
    words: words('글의 집', '처음 묶는 산문집', '지은이 이름', BACK),
    colours: colours('ivory', 'ink', 'vermilion'),
    products: BOOKS,
    trims: READING,
    moods: ['classic', 'calm'],
  }),
  cover({
    id: 'quarter-azalea',
    title: '네 쪽 문양',
    template: 'ornament',
    params: { motif: 'quarter', columns: 6, seed: 3 },
    words: words('모서리의 계절', '짧은 글 스물네 편', '지은이 이름', BACK),
    colours: colours('ivory', 'indigo', 'persimmon'),
    products: PRINTED,
    trims: ALL,
    moods: ['bright', 'playful'],
  }),
  cover({
    id: 'ridge-pine',
    title: '등고선, 솔빛',
    template: 'contour',
    params: { seed: 4, gap: 4 },
    words: words('능선을 걷다', '열두 달 산행 기록', '지은이 이름', BACK),
    colours: colours('ivory', 'pine', 'vermilion'),
    products: BOOKS,
    trims: READING,
    moods: ['calm'],
  }),
  cover({
    id: 'axes-indigo',
    title: '수학 교재',
    template: 'textbook',
    params: { figure: 'axes' },
    words: words('수학', '중학 2학년 1학기', '학원 이름', '개념을 읽고, 따라 풀고, 스스로 풉니다.'),
    colours: colours('white', 'indigo', 'mustard'),
    products: ACADEMY,
    trims: TEXTBOOK,
    moods: ['study'],
  }),
  cover({
    id: 'cloth-notebook',
    title: '천을 두른 공책',
    template: 'notebook',
    params: { gap: 8 },
    words: words('작업 일지', '날마다 한 쪽', '이름'),
    colours: colours('ivory', 'indigo', 'wine'),
    products: BOOKS,
    trims: ALL,
    moods: ['classic', 'study'],
  }),
  cover({
    id: 'echo-letter',
    title: '겹친 글자',
    template: 'letter',
    params: { place: 'foot', echo: 3 },
    words: words('봄에서 봄까지', '한 해의 편지', '지은이 이름', BACK),
    colours: colours('white', 'ink', 'azalea'),
    products: PRINTED,
    trims: READING,
    moods: ['bright', 'playful'],
  }),
  cover({
    id: 'petal-jade',
    title: '꽃잎 문양',
    template: 'ornament',
    params: { motif: 'petal', columns: 8, seed: 5 },
    words: words('뜰의 목록', '우리 동네 풀꽃', '지은이 이름', BACK),
    colours: colours('white', 'pine', 'jade'),
    products: PRINTED,
    trims: ALL,
    moods: ['calm', 'bright'],
  }),
  cover({
    id: 'talk-vermilion',
    title: '영어 교재',
    template: 'textbook',
    params: { figure: 'talk' },
    words: words('영어 회화', '기초 1단계', '학원 이름', '말하며 익히는 스무 과.'),
    colours: colours('white', 'pine', 'mustard'),
    products: ACADEMY,
    trims: TEXTBOOK,
    moods: ['study', 'bright'],
  }),
  cover({
    id: 'night-ridge',
    title: '등고선, 밤',
    template: 'contour',
    params: { seed: 9, gap: 3 },
    words: words('밤의 지도', '도시를 걷는 법', '지은이 이름', BACK),
    colours: colours('indigo', 'sky', 'mustard'),
    products: BOOKS,
    trims: ALL,
    moods: ['calm', 'playful'],
  }),
  cover({
    id: 'diamond-wine',
    title: '마름모 문양',
    template: 'ornament',
    params: { motif: 'diamond', columns: 10, seed: 2 },
    words: words('문집', '제12호', '문예반', BACK),
    colours: colours('ivory', 'wine', 'mustard'),
    products: PRINTED,
    trims: ALL,
    moods: ['classic'],
  }),
  cover({
    id: 'plain-notebook',
    title: '학교 공책',
    template: 'notebook',
    params: { gap: 10 },
    words: words('생각 공책', '1학기', '이름'),
    colours: colours('sky', 'indigo', 'vermilion'),
    products: ['D413', 'C413'],
    trims: ALL,
    moods: ['playful', 'study'],
  }),
  cover({
    id: 'black-letter',
    title: '검은 바탕 글자',
    template: 'letter',
    params: { place: 'foot', echo: 0 },
    words: words('먹', '검은 글씨의 역사', '지은이 이름', BACK),
    colours: colours('ink', 'white', 'white'),
    products: BOOKS,
    trims: READING,
    moods: ['classic'],
  }),
  cover({
    id: 'lattice-clay',
    title: '문살',
    template: 'ornament',
    params: { motif: 'lattice', columns: 8, seed: 7 },
    words: words('창호의 무늬', '옛집에서 배운 것', '지은이 이름', BACK),
    colours: colours('ivory', 'clay', 'ink'),
    products: PRINTED,
    trims: ALL,
    moods: ['classic', 'calm'],
  }),
  cover({
    id: 'columns-wine',
    title: '국어 교재',
    template: 'textbook',
    params: { figure: 'columns' },
    words: words('국어 독해', '고등 1학년', '학원 이름', '한 지문을 세 번 읽습니다.'),
    colours: colours('white', 'wine', 'mustard'),
    products: ACADEMY,
    trims: TEXTBOOK,
    moods: ['study', 'classic'],
  }),
  cover({
    id: 'lilac-letter',
    title: '등꽃 글자',
    template: 'letter',
    params: { place: 'head', echo: 2 },
    words: words('꿈의 사용법', '잠들기 전에 읽는 이야기', '지은이 이름', BACK),
    colours: colours('lilac', 'indigo', 'indigo'),
    products: BOOKS,
    trims: READING,
    moods: ['bright', 'calm'],
  }),
  cover({
    id: 'island-ridge',
    title: '등고선, 섬',
    template: 'contour',
    params: { seed: 14, gap: 5 },
    words: words('섬에서 보낸 여름', '사진과 글', '지은이 이름', BACK),
    colours: colours('jade', 'ink', 'white'),
    products: PRINTED,
    trims: ALL,
    moods: ['bright', 'playful'],
  }),
]
