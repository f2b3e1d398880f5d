import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

interface ExampleCase {
  readonly id: string
  readonly product: ProductCode
  readonly title: string
  readonly coverTitle: string
  readonly summary: string
  readonly body: string
  /** What is chosen from the usual job of the kind, in this order. */
  readonly changes: readonly (readonly [control: string, value: OptionValue])[]
}

/** The job of a case. A choice that cannot be made is a mistake in the data and is said so. */
export function specOfCase({ product, changes }: Pick<ExampleCase, 'product' | 'changes'>): JobSpec {
  return changes.reduce((spec, [control, value]) => {
    const next = attempt(spec, control, value)
    if (!next.ok) throw new Error(`${product} ${control} ${JSON.stringify(value)}: ${next.error}`)
    return next.value
  }, defaultSpec(product))
}

/** Written by the shop and shown as 예시: what a job of each kind can be and why it was chosen so. */
export const EXAMPLE_CASES: readonly ExampleCase[] = [
  {
    id: 'essay-book',
    product: 'D413',
    title: '날개를 단 산문집',
    coverTitle: '글의 집',
    summary: '46판에 미색 내지, 날개 있는 무광 표지로 만든 산문집',
    body: '손에 쥐기 좋은 46판을 골랐습니다. 내지는 오래 읽어도 눈이 편한 미색모조이고, 표지에는 지은이 소개를 넣을 날개를 달았습니다. 무광 코팅은 손자국이 덜 남습니다.\n\n책등이 충분히 두꺼워 책꽂이에서도 제목이 보입니다.',
    changes: [
      ['trim', 'sasa'],
      ['body.pages', 240],
      ['cover.wings', 80],
      ['copies', 300],
    ],
  },
  {
    id: 'photo-hardcover',
    product: 'D413',
    title: '양장으로 묶은 사진집',
    coverTitle: '여름 섬',
    summary: '정사각 판형에 모든 쪽을 컬러로 찍은 양장 사진집',
    body: '가로 사진과 세로 사진이 섞여 있어 정사각 판형이 잘 맞습니다. 두꺼운 판지에 표지를 싸는 양장은 오래 두고 보는 책에 어울립니다.\n\n면지를 넣어 본문과 표지를 단단히 잇습니다.',
    changes: [
      ['trim', 'square'],
      ['body.paper', 'snow-150'],
      ['body.colour', 'colour'],
      ['body.pages', 96],
      ['binding', 'hard'],
      ['copies', 50],
    ],
  },
  {
    id: 'academy-math',
    product: 'C413',
    title: '학기마다 찍는 수학 교재',
    coverTitle: '수학 2-1',
    summary: 'A4에 흑백 내지로 만든 무선 교재, 학기마다 같은 사양으로',
    body: '풀이를 적을 자리가 넉넉하도록 A4로 만들었습니다. 내지는 연필이 잘 먹는 백색모조이고, 흑백으로 찍어 가격을 낮췄습니다.\n\n사양을 그대로 다시 주문하면 다음 학기 교재도 같은 두께와 색으로 나옵니다.',
    changes: [
      ['body.pages', 160],
      ['copies', 100],
    ],
  },
  {
    id: 'ring-workbook',
    product: 'C413',
    title: '펼쳐 놓고 쓰는 연습장',
    coverTitle: '매일 연습',
    summary: 'B5 트윈링 연습장, 책상에 평평하게 펼쳐집니다',
    body: '트윈링으로 묶어 완전히 펼쳐지고, 뒤로 접어 써도 됩니다. 한쪽을 접어 좁은 책상에서도 쓸 수 있어 연습장에 알맞습니다.',
    changes: [
      ['trim', 'b5'],
      ['body.pages', 100],
      ['binding', 'twin-ring'],
      ['copies', 200],
    ],
  },
  {
    id: 'spring-catalog',
    product: 'D303',
    title: '봄 상품 카탈로그',
    coverTitle: '봄 물건들',
    summary: '스노우지에 컬러로 찍은 24쪽 중철 카탈로그',
    body: '쪽수가 적은 카탈로그는 철심으로 박는 중철이 가볍고 가격이 쌉니다. 번들거리지 않는 스노우지라 사진도 글도 편하게 보입니다.\n\n쪽수는 4의 배수로 맞췄습니다.',
    changes: [
      ['body.pages', 24],
      ['copies', 1000],
    ],
  },
  {
    id: 'opening-flyer',
    product: 'D304',
    title: '동네 가게 문 여는 전단',
    coverTitle: '문을 엽니다',
    summary: '아트지 100 g 양면 컬러 A4 전단 4,000장',
    body: '한 번에 많이 돌리는 전단은 얇은 아트지가 알맞습니다. 다른 주문과 한 판에 찍는 합판으로 가격을 낮췄습니다.',
    changes: [['copies', 4000]],
  },
  {
    id: 'museum-leaflet',
    product: 'D302',
    title: '세 단으로 접은 전시 안내',
    coverTitle: '전시 안내',
    summary: '손에 들고 걷기 좋은 세 단 접지 리플렛',
    body: '펼치면 A4, 접으면 주머니에 들어갑니다. 접는 자리에 오시를 넣어 종이가 터지지 않습니다. 접는 순서대로 읽히도록 면을 나눴습니다.',
    changes: [['copies', 2000]],
  },
  {
    id: 'concert-poster',
    product: 'D301',
    title: '작은 공연 포스터',
    coverTitle: '겨울 소리',
    summary: 'A2 아트지 포스터 100장',
    body: '멀리서도 보이도록 A2로 찍었습니다. 벽에 붙이는 종이라 한 면만 인쇄하고 코팅은 하지 않았습니다.',
    changes: [['copies', 100]],
  },
  {
    id: 'survey-sheet',
    product: 'D305',
    title: '설문지 낱장',
    coverTitle: '설문지',
    summary: '연필로 쓰기 좋은 백색모조 흑백 양면 500장',
    body: '적어 넣는 종이는 코팅하지 않은 모조지가 좋습니다. 앞뒤로 찍어 한 장에 담았습니다.',
    changes: [['copies', 500]],
  },
  {
    id: 'rotary-novel',
    product: 'D813',
    title: '두꺼운 장편소설',
    coverTitle: '긴 밤',
    summary: '480쪽 장편을 로터리 디지털로 빠르게',
    body: '쪽수가 많은 흑백 책은 두루마리 종이에 이어 찍는 로터리 디지털이 빠르고 가격이 쌉니다. 신국판에 미색 내지로 읽기 편하게 만들었습니다.',
    changes: [
      ['body.pages', 480],
      ['copies', 300],
    ],
  },
]
