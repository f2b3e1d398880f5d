import { CLASS_NAME_LETTERS, MOST_CLASSES, TOO_MANY_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { formatCount } from '#/lib/format-count.ts'

/** A class that gets some copies of a line, packed together. */
export interface ClassCopies {
  readonly name: string
  readonly copies: number
  /** Its name stands on the label of its bundle. */
  readonly nameOnLabel: boolean
  /** Its name stands on its covers as well, where the cover has a place for it. */
  readonly nameOnCover?: boolean | undefined
}

export const MOST_CLASS_COPIES = 10_000

/** Pasted signs that nobody sees would make a nameless bundle, or two of one name. */
export const seenName = (name: string): string => name.replaceAll(/\p{Cf}/gu, '').trim()

export const copiesOfClasses = (classes: readonly ClassCopies[]): number =>
  classes.reduce((sum, { copies }) => sum + copies, 0)

/** `월수금 A 12부, 화목 B 8부` */
export const classesText = (classes: readonly ClassCopies[]): string =>
  classes.map(({ name, copies }) => `${name} ${formatCount(copies)}부`).join(', ')

export interface ClassProblem {
  /** From 0; null is of the whole list. */
  readonly at: number | null
  readonly field: 'name' | 'copies' | null
  readonly message: string
}

/** The first thing that keeps a list of classes from being made; null where it is fine. */
export function classProblem(classes: readonly ClassCopies[]): ClassProblem | null {
  if (classes.length === 0) return { at: null, field: null, message: '반을 하나 이상 적어 주세요.' }
  if (classes.length > MOST_CLASSES) return { at: null, field: null, message: TOO_MANY_CLASSES }
  const seen = new Set<string>()
  for (const [at, { name, copies }] of classes.entries()) {
    const plain = name.trim()
    const row = `${at + 1}번째 반`
    if (plain === '') return { at, field: 'name', message: `${row}의 이름을 적어 주세요.` }
    if (plain.length > CLASS_NAME_LETTERS)
      return { at, field: 'name', message: `반 이름은 ${CLASS_NAME_LETTERS}자까지 적을 수 있어요.` }
    if (seen.has(plain))
      return { at, field: 'name', message: `「${plain}」이 두 번 있어요. 묶음을 가려낼 수 있게 이름을 바꿔 주세요.` }
    seen.add(plain)
    if (!Number.isInteger(copies) || copies < 1)
      return { at, field: 'copies', message: `「${plain}」의 부수를 1부 이상 적거나 반을 지워 주세요.` }
    if (copies > MOST_CLASS_COPIES)
      return {
        at,
        field: 'copies',
        message: `한 반에 ${formatCount(MOST_CLASS_COPIES)}부까지 적을 수 있어요.`,
      }
  }
  return null
}
