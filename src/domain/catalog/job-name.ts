import { openSize } from './open-size.ts'
import { isEbook } from './ebook-job.ts'
import { isKit } from './kit-job.ts'
import type { JobSpec } from './job-spec.ts'
import { bindingOf, foldOf } from './lookup.ts'
import { kindByCode } from './product-kinds.ts'
import { sizeName } from './spec-summary.ts'

/** A job as lists name it. */
export interface NamedJob {
  readonly title: string
  /** Somebody gave the title; else it says what is made. */
  readonly ownTitle: boolean
  readonly spec: JobSpec
}

/** What is made, in the shortest words: `책 A5 국판 무선`, `리플렛 A4 3단 접지`. */
export function jobKind(spec: JobSpec): string {
  if (isEbook(spec) || isKit(spec)) return kindByCode(spec.product).name
  const binding = bindingOf(spec)
  const fold = foldOf(spec.parts[0])
  const size = sizeName(spec, binding ? spec.trim : openSize(spec))
  return [kindByCode(spec.product).name, size, binding?.name ?? (fold ? `${fold.name} 접지` : '')].join(' ').trim()
}

/** The job in one line, its own title first: `서촌의 골목 · 책 A5 국판 무선`. */
export const jobLine = ({ title, ownTitle, spec }: NamedJob): string =>
  ownTitle ? `${title} · ${jobKind(spec)}` : title
