import { openSize } from '../open-size.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { sameSize, trimOfVersion } from '../lookup.ts'
import { firstInParts, issue } from './job-view.ts'
import type { JobView, MeasuredJob, Rule } from './job-view.ts'
import type { SpecIssue } from '../spec-issue.ts'

/** Named sizes of a folded product are those of the open sheet, so the open size is what limits speak of. */
const isNamed = (job: JobView, size: SizeMm): boolean =>
  job.kind.trims.some((id) => {
    const trim = trimOfVersion(job.kind.choices, id)
    return trim !== undefined && sameSize(trim.size, size)
  })

const NAME_OF_SIDE = { width: '가로', height: '세로' } as const

function outside(size: SizeMm, limits: { readonly min: SizeMm; readonly max: SizeMm }, what: string) {
  for (const side of ['width', 'height'] as const) {
    const name = `${what}${NAME_OF_SIDE[side]}`
    if (size[side] > limits.max[side])
      return issue(
        `trim.${side}`,
        `${name}는 ${limits.max[side]} mm까지 됩니다. 지금 ${formatMm(size[side])} mm입니다.`,
      )
    if (size[side] < limits.min[side])
      return issue(
        `trim.${side}`,
        `${name}는 ${limits.min[side]} mm부터 됩니다. 지금 ${formatMm(size[side])} mm입니다.`,
      )
  }
  return null
}

const withWhy = (found: SpecIssue | null, why = ''): SpecIssue | null =>
  found && { ...found, message: `${found.message} ${why}`.trim() }

/** Half a millimetre is the finest a cutter is set to. */
const wholeHalves = (value: number): boolean => Number.isInteger(value * 2)

export const SIZE_RULES: readonly Rule<MeasuredJob>[] = [
  {
    id: 'trim-offered',
    broken: (job) => {
      const open = openSize(job.spec)
      if (isNamed(job, open)) return null
      if (!job.kind.freeSize) return issue('trim', '정해진 크기 가운데에서 골라 주세요.')
      const { min, max } = job.kind.freeSize
      const turned = { width: max.height, height: max.width }
      const limits = job.kind.bindings.length === 0 && open.width > open.height ? { min, max: turned } : { min, max }
      return (
        withWhy(outside(open, limits, ''), job.kind.freeSize.why) ??
        (wholeHalves(open.width) && wholeHalves(open.height)
          ? null
          : issue('trim', '크기는 0.5 mm씩 고를 수 있습니다.'))
      )
    },
  },
  {
    id: 'trim-binding',
    broken: ({ spec, binding }) =>
      binding ? outside(spec.trim, { min: binding.minTrim, max: binding.maxTrim }, `${binding.name} 책의 `) : null,
  },
  {
    id: 'wings-offered',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const { front, back } = part.wings
        if (front === 0 && back === 0) return null
        if (job.binding && !job.binding.wings)
          return issue(`${path}.wings`, `${job.binding.name}에는 날개를 달 수 없습니다.`)
        const known = job.kind.parts.find((definition) => definition.role === part.role)
        if (!known?.wings.includes(front) || front !== back)
          return issue(`${path}.wings`, '고를 수 없는 날개 크기입니다.')
        const widest = job.spec.trim.width - 5
        return front <= widest
          ? null
          : issue(`${path}.wings`, `날개는 책 가로보다 5 mm 이상 좁아야 합니다. ${formatMm(widest)} mm까지 됩니다.`)
      }),
  },
  {
    id: 'cover-width',
    broken: ({ measures, binding }) => {
      const flat = measures.cover?.flat
      if (!flat || !binding || flat.width <= binding.maxOpenCover) return null
      return issue(
        'parts.0.wings',
        `표지를 펼치면 ${formatMm(flat.width)} mm입니다. ${binding.maxOpenCover} mm까지 됩니다.`,
      )
    },
  },
]
