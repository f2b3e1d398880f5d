import { measureBook, type BookMeasures, type BoundJob } from '#/domain/print/book-measures.ts'
import { layOut, type JobGeometry } from '#/domain/print/job-geometry.ts'
import type { PlacedFinish, PrintJob } from '#/domain/print/print-job.ts'
import { distanceOf, placeOf } from './finish-position.ts'
import type { FinishChoice, JobSpec } from './job-spec.ts'
import { findBinding, findFold, finishOf, paperOf } from './lookup.ts'
import { openSize } from './open-size.ts'

/** All measures of a job whose papers are known to exist. Whoever is handed a job asks once and hands the answer on. */
export const geometryOf = (spec: JobSpec): JobGeometry => layOut(printJobOf(spec))

/** Spine and open cover alone, for rules and choices that ask of very many jobs. */
export const measuresOf = (spec: JobSpec): BookMeasures => measureBook(boundJobOf(spec))

const boundJobOf = (spec: JobSpec): BoundJob => ({
  trim: spec.trim,
  binding: findBinding(spec.binding),
  parts: spec.parts.map((part) => {
    const { gsm, caliper } = paperOf(part)
    return { ...part, gsm, caliper }
  }),
})

const printJobOf = (spec: JobSpec): PrintJob => ({
  ...boundJobOf(spec),
  openSize: openSize(spec),
  bindingSide: spec.bindingSide,
  fold: findFold(spec.parts[0]?.fold ?? 'none') ?? null,
  finishes: spec.finishes.map((choice) => placed(spec, choice)),
})

function placed(spec: JobSpec, choice: FinishChoice): PlacedFinish {
  const { place: _asked, made, ...rest } = choice
  const place = placeOf(spec, choice)?.id
  return {
    ...rest,
    name: finishOf(choice)?.name ?? choice.id,
    ...(made?.like ? { like: made.like } : {}),
    distance: distanceOf(spec, choice),
    ...(place === undefined ? {} : { place }),
  }
}
