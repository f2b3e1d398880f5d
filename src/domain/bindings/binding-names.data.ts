import type { BindingColour, BindingSize, BindingWay, DividerColour } from './binding-set.ts'
import type { PaperId } from '#/domain/catalog/job-spec.ts'
import type { SizeMm } from '#/domain/print/units.ts'

export const SIZES: Readonly<Record<BindingSize, { readonly name: string; readonly trim: SizeMm }>> = {
  a4: { name: 'A4', trim: { width: 210, height: 297 } },
  b5: { name: 'B5', trim: { width: 182, height: 257 } },
}

export const COLOUR_NAMES: Readonly<Record<BindingColour, string>> = {
  black: '흑백',
  'as-read': '컬러 쪽만 컬러',
  full: '모두 컬러',
}

/** `step`: pages are bound in leaves, or in folded sheets of four. */
export const WAYS: Readonly<
  Record<BindingWay, { readonly name: string; readonly hint: string; readonly step: 2 | 4 }>
> = {
  'pp-coil': { name: '스프링', hint: '완전히 펴져요', step: 2 },
  perfect: { name: '무선', hint: '책등에 제목이 들어가요', step: 2 },
  saddle: { name: '중철', hint: '가운데를 철심으로 박아요', step: 4 },
}

export const DIVIDERS: Readonly<
  Record<DividerColour, { readonly name: string; readonly paper: PaperId; readonly screen: string }>
> = {
  yellow: { name: '노랑', paper: 'colour-yellow-90', screen: '#f2d24a' },
  blue: { name: '파랑', paper: 'colour-blue-90', screen: '#8fc1e8' },
  pink: { name: '분홍', paper: 'colour-pink-90', screen: '#f2a9bd' },
}
