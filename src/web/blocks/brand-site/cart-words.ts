import { brandHome, GOODS_PATHS } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'

interface GoodsWords {
  readonly empty: string
  readonly question: string
  readonly label: string
}

const WORDS: Readonly<Record<BrandGoods, GoodsWords>> = {
  editions: {
    empty: '교재를 고르면 우리 학원 표지를 입고 여기에 담겨요.',
    question: '함께 받으실 교재가 더 있나요?',
    label: '교재 더 고르기',
  },
  bindings: {
    empty: 'PDF를 올려 한 권으로 묶으면 여기에 담겨요.',
    question: '다른 수업 자료도 함께 묶으실 건가요?',
    label: '제본 더 신청하기',
  },
}

interface CartWords {
  readonly lead: string
  readonly empty: string
  readonly question: string
  readonly more: readonly { readonly to: string; readonly label: string }[]
}

/** What the cart of a brand says, by what the brand sells. */
export function cartWords({ id, sells }: Pick<BrandShown, 'id' | 'sells'>): CartWords {
  const [only, ...others] = sells.map((goods) => WORDS[goods])
  const single = others.length === 0 ? only : undefined
  return {
    lead: '인쇄소 장바구니와 따로 담아 두어요. 결제와 배송지는 같은 주문서에서 정해요.',
    empty: single?.empty ?? '고르신 것이 여기에 모여요.',
    question: single?.question ?? '함께 받으실 것이 더 있나요?',
    more: only
      ? sells.map((goods) => ({ to: GOODS_PATHS[goods](id), label: WORDS[goods].label }))
      : [{ to: brandHome(id), label: '더 고르기' }],
  }
}
