import type { Craft } from '#/domain/catalog/craft-choices.data.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import coating from './craft/coating.svg?no-inline'
import emboss from './craft/emboss.svg?no-inline'
import foil from './craft/foil.svg?no-inline'
import papers from './craft/papers.svg?no-inline'
import spotUv from './craft/spot-uv.svg?no-inline'
import textures from './craft/textures.svg?no-inline'

/** A piece of print seen through a loupe, and what of it has a price. */
export interface Study {
  readonly picture: string
  readonly label: string
  readonly wide: boolean
  /** What lies where in the picture, from the left or from above. */
  readonly parts: readonly string[]
  readonly name: string
  readonly text: string
  readonly guide: WebPath
  /** What the book has without it; then what each choice adds. */
  readonly from: string | null
  readonly adds: readonly { readonly craft: Craft; readonly name: string }[]
}

export const STUDIES: readonly Study[] = [
  {
    picture: coating,
    label: '같은 그림의 왼쪽은 무광, 오른쪽은 창이 비치는 유광',
    wide: true,
    parts: ['무광', '유광'],
    name: '무광 코팅과 유광 코팅',
    text: '무광은 빛을 흩어 색이 차분하고, 유광은 창이 비칠 만큼 선명합니다.',
    guide: '/guide/guide6_1',
    from: '무광',
    adds: [
      { craft: 'gloss', name: '유광' },
      { craft: 'velvet', name: '벨벳' },
    ],
  },
  {
    picture: foil,
    label: '붉은 종이에 금박으로 찍은 글자',
    wide: false,
    parts: [],
    name: '박',
    text: '달군 금형으로 금속 빛깔을 옮깁니다.',
    guide: '/guide/guide6_2',
    from: null,
    adds: [{ craft: 'foil', name: '' }],
  },
  {
    picture: emboss,
    label: '종이를 눌러 도드라지게 한 꽃무늬',
    wide: false,
    parts: [],
    name: '형압',
    text: '종이를 눌러 무늬를 도드라지게 합니다.',
    guide: '/guide/guide6_3',
    from: null,
    adds: [{ craft: 'emboss', name: '' }],
  },
  {
    picture: papers,
    label: '미색 종이와 흰 종이에 실제 크기로 놓인 본문 글자',
    wide: true,
    parts: ['미색모조 80 g', '백색모조 80 g'],
    name: '미색지와 백색지',
    text: '글이 많으면 눈이 편한 미색, 사진과 도표가 있으면 색이 바른 백색입니다. 글자는 10포인트입니다.',
    guide: '/guide/guide3_2',
    from: '미색',
    adds: [{ craft: 'white', name: '백색' }],
  },
  {
    picture: spotUv,
    label: '무광 바탕에서 반짝이는 글자',
    wide: false,
    parts: [],
    name: '부분 UV',
    text: '무광 코팅 위 고른 자리에만 반짝이는 막을 올립니다.',
    guide: '/guide/guide6_4',
    from: null,
    adds: [{ craft: 'spot-uv', name: '' }],
  },
  {
    picture: textures,
    label: '매끈한 종이, 결이 있는 종이, 무늬를 누른 종이를 포갠 모습',
    wide: false,
    parts: ['아트지', '랑데뷰', '레자크'],
    name: '표지 종이의 결',
    text: '매끈한 아트지, 결이 있는 랑데뷰, 무늬가 눌린 레자크입니다.',
    guide: '/guide/guide3_2',
    from: null,
    adds: [
      { craft: 'rendezvous', name: '랑데뷰' },
      { craft: 'leathac', name: '레자크' },
    ],
  },
]
