import { formatCount } from '#/lib/format-count.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { findPaper } from '../lookup.ts'
import { firstInParts, issue, withReason } from './job-view.ts'
import type { JobView, MeasuredJob, Rule } from './job-view.ts'
import type { SpecIssue } from '../spec-issue.ts'
import type { Binding } from '../entries.ts'
import { josa } from '#/lib/josa.ts'

const bodyPath = (job: JobView): string => `parts.${job.spec.parts.findIndex((part) => part.role === 'body')}.pages`

function pageLimit(
  name: string,
  pages: number,
  limits: { min: number; max: number; step: number },
  path: string,
  why?: string,
): SpecIssue | null {
  const now = `지금 ${formatCount(pages)}쪽입니다.${withReason(why)}`
  if (pages > limits.max) return issue(path, `${name} ${formatCount(limits.max)}쪽까지 됩니다. ${now}`)
  if (pages < limits.min) return issue(path, `${name} ${limits.min}쪽부터 됩니다. ${now}`)
  if (pages % limits.step !== 0) return issue(path, `${name} ${limits.step}쪽씩 늘어납니다. ${now}`)
  return null
}

const topic = ({ name }: Binding): string => josa(name, '은/는')

export const BINDING_RULES: readonly Rule<MeasuredJob>[] = [
  {
    id: 'binding-side',
    broken: ({ spec, binding }) =>
      !binding || binding.sides.includes(spec.bindingSide)
        ? null
        : issue('bindingSide', `${binding.name} 책은 위쪽을 묶을 수 없습니다.`),
  },
  {
    id: 'pages-of-part',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const known = job.kind.parts.find((definition) => definition.role === part.role)
        return known ? pageLimit(`${known.title} 쪽수는`, part.pages, known.pages, `${path}.pages`) : null
      }),
  },
  {
    id: 'pages-of-binding',
    broken: (job) =>
      job.binding
        ? pageLimit(topic(job.binding), bodyPages(job.spec), job.binding.bodyPages, bodyPath(job), job.binding.why)
        : null,
  },
  {
    id: 'sections-of-saddle',
    broken: (job) =>
      job.binding?.style !== 'saddle'
        ? null
        : firstInParts(job, (part, path) => {
            if (part.role === 'insert') return issue(path, '중철에는 간지를 넣을 수 없습니다.')
            return part.role === 'body' && part.pages % 4 !== 0
              ? issue(`${path}.pages`, '중철은 구간마다 4쪽씩 늘어납니다.')
              : null
          }),
  },
  {
    id: 'thickness',
    broken: (job) => {
      if (!job.binding) return null
      const thickness = job.measures.spine ?? job.measures.thickness
      const { min, max } = job.binding.spine
      const now = `지금 ${formatMm(thickness)} mm입니다.${withReason(job.binding.why)}`
      if (thickness > max)
        return issue(
          bodyPath(job),
          `${topic(job.binding)} 두께 ${max} mm까지 됩니다. ${now} 쪽수를 줄이거나 얇은 종이를 골라 주세요.`,
        )
      if (thickness < min) return issue(bodyPath(job), `${topic(job.binding)} 두께 ${min} mm부터 됩니다. ${now}`)
      return null
    },
  },
  {
    id: 'cover-weight',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const paper = findPaper(part)
        if (part.role !== 'cover' || !job.binding || !paper) return null
        const { min, max } = job.binding.coverGsm
        return paper.gsm >= min && paper.gsm <= max
          ? null
          : issue(
              `${path}.paper`,
              `${job.binding.name} 표지는 ${min}–${max} g 종이로 만듭니다.${withReason(job.binding.why)}`,
            )
      }),
  },
  {
    id: 'endpapers',
    broken: ({ spec, binding }) => {
      if (!binding) return null
      const has = spec.parts.some((part) => part.role === 'endpaper')
      if (has && binding.endpapers === 'none') return issue('parts', `${binding.name}에는 면지를 넣지 않습니다.`)
      if (!has && binding.endpapers === 'required') return issue('parts', `${binding.name}에는 면지가 꼭 들어갑니다.`)
      return null
    },
  },
]
