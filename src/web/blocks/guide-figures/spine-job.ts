import { useSyncExternalStore } from 'react'
import { attempt } from '#/domain/catalog/options/choose.ts'
import {
  ALL_OPEN,
  type OptionContext,
  type OptionControl,
  type OptionValue,
} from '#/domain/catalog/options/option-model.ts'
import { optionSection } from '#/domain/catalog/options/option-sections.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { readShop } from './use-shop-options.ts'

interface SpineJob {
  readonly spec: JobSpec
  /** Why the last choice was not taken. */
  readonly refusal: string | null
  readonly context: OptionContext
}

const START: SpineJob = { spec: defaultSpec('D413'), refusal: null, context: ALL_OPEN }

/** One job for all figures of a page, which are apart in its text. */
let job = START
const listeners = new Set<() => void>()

function put(next: SpineJob): void {
  job = next
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSpineJob = (): SpineJob =>
  useSyncExternalStore(
    subscribe,
    () => job,
    () => START,
  )

/** A choice that cannot be made leaves the job as it is and says why. */
export function changeSpineJob(controlId: string, value: OptionValue): void {
  const next = attempt(job.spec, controlId, value, job.context)
  put(next.ok ? { ...job, spec: next.value, refusal: null } : { ...job, refusal: next.error })
}

/** The papers that are sold now, in place of those that the shop opened with. */
export async function readPapers(): Promise<void> {
  const { tariff, closed } = await readShop()
  put({ ...job, context: { closed, catalogue: catalogueOf(tariff) } })
}

const SECTIONS = ['body', 'trim', 'binding', 'cover'] as const
const ASKED = ['body.pages', 'body.paper', 'trim', 'binding', 'cover.wings']

/** What a spine depends on, as the option page asks for it. */
export const spineControls = ({ spec, context }: SpineJob): readonly (OptionControl & { readonly section: string })[] =>
  SECTIONS.flatMap((id) => {
    const section = optionSection(id, spec, context)
    return (section?.controls ?? [])
      .filter((control) => ASKED.includes(control.id))
      .map((control) => ({ ...control, section: section?.title ?? '' }))
  })
