import { openSize } from './open-size.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { Finish, FinishPlace } from './finish.ts'
import type { FinishChoice, JobSpec } from './job-spec.ts'
import { finishOf } from './lookup.ts'

/** Nearer to an edge, or to the next line's strip, no knife and no needle goes. */
export const NEAREST: Mm = 5

/** Where a finish can be done on this job; none where the place follows from the job itself. */
export const placesOf = (spec: JobSpec, finish: Finish | undefined): readonly FinishPlace[] =>
  finish?.onFolds && spec.parts[0]?.fold !== 'none' ? [] : (finish?.places ?? [])

/** Where it is done: as asked, else at the bound edge of a book, else where the catalogue says. */
export function placeOf(spec: JobSpec, choice: FinishChoice): FinishPlace | undefined {
  const finish = finishOf(choice)
  const places = placesOf(spec, finish)
  const wanted = choice.place ?? (spec.binding ? spec.bindingSide : finish?.place)
  return places.find(({ id }) => id === wanted) ?? places[0]
}

/** The farthest that the first line may be from its edge: the others follow at the same distance. Null where lines divide the piece or lie on its folds. */
export function farthest(spec: JobSpec, choice: FinishChoice): Mm | null {
  const id = placeOf(spec, choice)?.id
  if (!finishOf(choice)?.distance || id === undefined || id === 'across' || id === 'down') return null
  const { width, height } = openSize(spec)
  return Math.floor(((id === 'left' || id === 'right' ? width : height) - NEAREST) / (choice.count ?? 1))
}

/** How far from its edge the first line is. */
export function distanceOf(spec: JobSpec, choice: FinishChoice): Mm | null {
  const most = farthest(spec, choice)
  const usual = finishOf(choice)?.distance?.[spec.binding ? 'bound' : 'sheet'] ?? 0
  return most && Math.min(choice.distance ?? usual, most)
}

/** `오른쪽 끝에서 30 mm`, `왼쪽`; empty where there is nothing to say. */
export function positionText(spec: JobSpec, choice: FinishChoice): string {
  const distance = distanceOf(spec, choice)
  return (placeOf(spec, choice)?.name ?? '') + (distance ? ` 끝에서 ${distance} mm` : '')
}

/** A place that the job no longer has is forgotten, and a distance goes as far as it can. */
export function settlePosition(spec: JobSpec, choice: FinishChoice): FinishChoice {
  const { place, distance, ...rest } = choice
  if (place === undefined && distance === undefined) return choice
  const kept = placesOf(spec, finishOf(choice)).some(({ id }) => id === place) ? { ...rest, place } : rest
  const most = distance !== undefined && farthest(spec, kept)
  return { ...kept, ...(most ? { distance: Math.min(distance, most) } : {}) }
}
