import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

interface ExampleReview {
  readonly product: ProductCode
  readonly rating: number
  readonly body: string
  readonly jobSummary: string
}

/** Written by the shop and shown as 예시 후기: what a useful review says, good and bad, without praising anything that is not. */
export const EXAMPLE_REVIEWS: readonly ExampleReview[] = [
  {
    product: 'D413',
    rating: 5,
    body: '책등 글자가 가운데에 오는지가 걱정이었는데 시안에서 확인하고 확정했습니다. 받은 책도 시안과 같았습니다.',
    jobSummary: 'A5 무선 책',
  },
  {
    product: 'D413',
    rating: 3,
    body: '인쇄는 좋은데 유광 코팅에 손자국이 잘 남습니다. 다음에는 무광으로 하려고 합니다.',
    jobSummary: '46판 무선 책, 유광 코팅',
  },
  {
    product: 'D304',
    rating: 4,
    body: '화면에서 본 주황보다 조금 차분하게 나왔습니다. 색이 중요하면 CMYK로 바꾼 파일을 올리는 편이 낫겠습니다.',
    jobSummary: 'A4 전단, 양면 컬러',
  },
]
