import type { BrandGoods, BrandJoins, BrandMark, BrandSurface } from '#/domain/brands/brand.ts'

export const JOINS_WORDS: Readonly<Record<BrandJoins, string>> = {
  approval: '서류를 보고 승인',
  'at-once': '바로 가입',
  closed: '받지 않음',
}

export const GOODS_WORDS: Readonly<Record<BrandGoods, string>> = {
  editions: '교재 (교재 화면에서 만들고, 학원 표지를 얹어 주문받아요)',
  bindings: '제본 신청 (PDF 여러 개를 한 권으로)',
}

export const MARK_WORDS: Readonly<Record<BrandMark, string>> = {
  plot: '모눈과 기울기',
  sheets: '책등에 물린 종이',
  letter: '이름 첫 글자',
}

export const SURFACE_WORDS: Readonly<Record<BrandSurface, string>> = {
  squared: '모눈종이',
  tinted: '옅은 바탕색',
  plain: '흰 종이',
}
