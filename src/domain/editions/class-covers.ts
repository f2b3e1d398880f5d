import { coverFaces } from '#/domain/designs/cover-faces.ts'
import { courseNamePlace } from '#/domain/designs/covers/course.ts'
import { setClassName } from '#/domain/designs/covers/name-place.ts'
import type { DrawnPage } from '#/domain/designs/draw-design.ts'
import { SETTABLE } from '#/domain/designs/set-type.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'

interface Named {
  readonly name: string
  readonly copies: number
  readonly nameOnCover?: boolean | undefined
}

/** Korean: why a name cannot be printed on covers; null where all can. */
export function coverNameProblem(classes: readonly Named[]): { readonly at: number; readonly message: string } | null {
  const at = classes.findIndex(({ name, nameOnCover }) => nameOnCover === true && !SETTABLE.test(name))
  const name = classes[at]?.name.trim()
  if (name === undefined) return null
  return {
    at,
    message: `「${name}」은 표지에 찍을 수 없는 글자가 있어요. 한글, 영문, 숫자로 적거나 표지에 찍지 않기를 골라 주세요.`,
  }
}

/** The name that a cover shows on the screen: that of the first class that wants it. Null where no class does, so that the cover has no place for it. */
export const shownClassName = (classes: readonly Named[]): string | null =>
  classes.find(({ nameOnCover }) => nameOnCover === true)?.name.trim() ?? null

/** Covers that are printed alike: those of a class with its name, and of all others together without one. */
export interface CoverRun {
  readonly name: string | null
  readonly copies: number
}

export function coverRuns(classes: readonly Named[]): readonly CoverRun[] {
  const named = classes.filter(({ nameOnCover }) => nameOnCover === true)
  const others = classes.reduce((sum, { copies, nameOnCover }) => (nameOnCover === true ? sum : sum + copies), 0)
  const runs = named.map(({ name, copies }): CoverRun => ({ name: name.trim(), copies }))
  return others > 0 ? [...runs, { name: null, copies: others }] : runs
}

/** What a cover of this job is printed with besides the name of a class, and on which page of its file, from 0. */
export function classNameOn(
  geometry: JobGeometry,
  layout: string,
  name: string,
): { readonly page: number; readonly drawn: DrawnPage } | null {
  const sheets = coverFaces(geometry) ?? []
  const page = sheets.findIndex(({ faces }) => faces.some((face) => face.name === 'front'))
  const sheet = sheets[page]
  const face = sheet?.faces.find((each) => each.name === 'front')
  if (!sheet || !face) return null
  const shapes = setClassName(name, courseNamePlace(face, layout), face)
  return { page, drawn: { size: sheet.size, bleed: sheet.bleed, shapes } }
}
