/** What becomes of a line: printed after a proof, printed without one as a checked textbook, made as a file, or packed. */
export type LineNature = 'printed' | 'edition' | 'ebook' | 'kit'

/** Until when each is cancelled for nothing (`cancelRule`): between others, and as the last. */
const FREE_UNTIL: Readonly<Record<LineNature, readonly [among: string, last: string]>> = {
  printed: ['시안을 승인하거나', '시안을 승인하기'],
  edition: ['교재 제작이 정해지거나', '교재 제작이 정해지기'],
  ebook: ['전자책 시안이 나오거나', '전자책 시안이 나오기'],
  kit: ['종이 샘플을 담거나', '종이 샘플을 담기'],
}
const ALL: readonly LineNature[] = ['printed', 'edition', 'ebook', 'kit']

/** An order is cancelled as a whole, so that whichever of its lines is ahead ends the time. */
export function freeCancelWords(natures: readonly LineNature[]): string {
  const there = ALL.filter((nature) => natures.includes(nature))
  const said = (there.length > 0 ? there : (['printed'] as const)).map((nature) => FREE_UNTIL[nature])
  const words = said.map(([among, last], at) => (at === said.length - 1 ? last : among))
  return `${words.join(' ')} 전에는 무료로 취소할 수 있습니다.`
}

/** All lines are of this nature. */
export const areAll = (natures: readonly LineNature[], nature: LineNature): boolean =>
  natures.length > 0 && natures.every((each) => each === nature)

/** Why an order is still cancelled for nothing. */
export function stillFreeWords(natures: readonly LineNature[]): string {
  if (areAll(natures, 'kit')) return '종이 샘플을 담기 전이라'
  if (areAll(natures, 'ebook')) return '전자책 시안이 나오기 전이라'
  return natures.every((nature) => nature === 'printed') ? '시안을 승인하기 전이라' : '제작이 정해지기 전이라'
}

/** Why it is asked for instead. */
export function byAgreementWords(natures: readonly LineNature[]): string {
  if (areAll(natures, 'ebook')) return '전자책 시안을 이미 보여 드렸습니다.'
  return natures.every((nature) => nature === 'printed')
    ? '시안을 승인해 제작을 준비하고 있습니다.'
    : '제작을 준비하고 있습니다.'
}

/** Why it is too late. */
export function tooLateWords(natures: readonly LineNature[]): string {
  if (areAll(natures, 'kit')) return '종이 샘플을 담아 취소할 수 없습니다.'
  if (areAll(natures, 'ebook')) return '전자책을 납품해 취소할 수 없습니다.'
  return natures.some((nature) => nature === 'kit' || nature === 'ebook')
    ? '제작이나 납품을 시작해 취소할 수 없습니다.'
    : '인쇄에 들어가 취소할 수 없습니다.'
}

/** What begins with the payment. */
export function afterPaymentWords(natures: readonly LineNature[]): string {
  if (areAll(natures, 'kit')) return '결제를 마치면 바로 종이를 담습니다.'
  if (areAll(natures, 'ebook')) return '결제를 마치면 바로 전자책 제작을 시작합니다.'
  return natures.every((nature) => nature === 'printed')
    ? '결제를 마치면 바로 파일을 검사하고 시안을 준비합니다.'
    : '결제를 마치면 바로 제작을 준비합니다.'
}

/** An e-book is made once and a kit is sold once to a person: only what is printed is ordered again as it was. */
export const mayOrderAgain = (natures: readonly LineNature[]): boolean =>
  natures.some((nature) => nature === 'printed' || nature === 'edition')

/** Where it goes, where a printed job says in how many places. */
export function placesWords(natures: readonly LineNature[], places: number): string {
  if (places === 0) return areAll(natures, 'ebook') ? '파일로 내려받음' : '보내는 상품 없음'
  return places > 1 ? `${places}곳으로 나눠 보냄` : '한 곳으로 보냄'
}

const STEPS_OF_ALL = ['payment', 'file', 'proof', 'production', 'delivery', 'done'] as const
const STEPS_OF_KIT = ['payment', 'production', 'delivery', 'done'] as const
const STEPS_OF_EBOOK = ['payment', 'production', 'proof', 'done'] as const

/** The steps on the way: a kit has neither file nor proof, an e-book is made first and shown then, and never sent. */
export function stepsFor(natures: readonly LineNature[]) {
  if (areAll(natures, 'kit')) return STEPS_OF_KIT
  return areAll(natures, 'ebook') ? STEPS_OF_EBOOK : STEPS_OF_ALL
}

/** What is done between proof and parcel. */
export function workWords(natures: readonly LineNature[]): string {
  if (areAll(natures, 'kit')) return '종이 담기'
  return areAll(natures, 'ebook') ? '전자책 제작' : '인쇄·제본·검수'
}
