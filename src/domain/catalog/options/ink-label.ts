import type { Ink, PartRole } from '#/domain/print/print-job.ts'
import type { InkChoice } from '../kind-definition.ts'

const INK_NAMES: Readonly<Record<Ink, string>> = { 0: '없음', 1: '흑백', 2: '2도', 4: '컬러' }

/** `컬러 4/0`, with which side it is on in words. */
export function inkLabel(ink: InkChoice, role: PartRole): { readonly label: string; readonly hint: string } {
  const numbers = `${ink.front}도 / ${ink.back}도`
  if (role === 'cover') {
    const inside = ink.back === 0 ? '바깥만' : `안쪽 ${INK_NAMES[ink.back]}`
    return { label: `${INK_NAMES[ink.front]}, ${inside}`, hint: numbers }
  }
  if (ink.front === 0) return { label: '인쇄 없음', hint: '종이 그대로' }
  if (ink.back === 0) return { label: `단면 ${INK_NAMES[ink.front]}`, hint: numbers }
  const label =
    ink.front === ink.back ? `양면 ${INK_NAMES[ink.front]}` : `앞 ${INK_NAMES[ink.front]}, 뒤 ${INK_NAMES[ink.back]}`
  return { label, hint: numbers }
}
