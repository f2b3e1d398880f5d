/** What may stand on the front page below the price. The rows are what the shop's people choose by, and what a shop begins with. */
export const HOME_SECTIONS = {
  kinds: {
    name: '상품 종류',
    says: '상품마다 그림, 가장 낮은 가격, 출고일',
    heading: '무엇을 만들까요',
    text: '그림마다 달린 눈금이 100 mm입니다. 가격은 모두 부가세를 포함합니다.',
  },
  shelf: {
    name: '표지 디자인 선반',
    says: '등록한 표지 디자인을 같은 축척으로',
    heading: '같은 축척으로 세웠습니다',
    text: '아래 눈금 하나가 50 mm입니다. 제목과 색을 바꿔 표지로 쓰실 수 있습니다.',
  },
  craft: {
    name: '종이와 후가공',
    says: '종이, 코팅, 후가공 여섯 가지와 제본 다섯 가지를 가까이서 본 그림과 가격',
    heading: '루페로 본 종이와 후가공',
    text: null,
  },
  kit: {
    name: '종이 샘플',
    says: '받아 볼 수 있는 종이와 샘플 값. 샘플을 받지 않으면 보이지 않습니다',
    heading: '종이는 만져 보고 고르세요',
    text: '궁금한 종이를 골라 두면 담아서 보내 드립니다.',
  },
  presses: {
    name: '실시간 제작현황',
    says: '공정마다 몇 건인지와 다음 접수 마감',
    heading: '다음 접수 마감',
    text: '이때까지 결제와 시안 확정을 마치시면 그날부터 제작일을 셉니다.',
  },
  steps: { name: '주문 순서', says: '파일에서 배송까지 네 걸음', heading: '파일에서 상자까지', text: null },
  reviews: {
    name: '구매후기',
    says: '최근 후기 셋. 후기가 없으면 보이지 않습니다',
    heading: '먼저 만들어 보신 분들',
    text: null,
  },
  guides: { name: '작업 안내', says: '파일 만들기 안내 네 편', heading: '파일 만들기 안내', text: null },
  words: { name: '가게 글', says: '아래 「내용」에 쓴 글', heading: '알려 드립니다', text: null },
  news: { name: '공지와 첫걸음', says: '최근 공지 넷과 처음 오신 분께', heading: '공지', text: null },
  company: {
    name: '연락처',
    says: '설정에 적은 상호와 연락처',
    heading: '물어보셔도 됩니다',
    text: null,
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly name: string; readonly says: string; readonly heading: string; readonly text: string | null }
  >
>

export type HomeSectionName = keyof typeof HOME_SECTIONS
export const HOME_SECTION_NAMES = Object.keys(HOME_SECTIONS) as readonly HomeSectionName[]
