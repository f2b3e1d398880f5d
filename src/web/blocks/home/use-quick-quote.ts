import { startTransition, useRef, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { HeroKind } from './hero-kinds.ts'
import type { QuickEngine } from './quick-engine.ts'
import type { QuickPrice } from './quick-price.ts'

export interface QuickQuote {
  readonly kind: HeroKind
  readonly spec: JobSpec
  readonly summary: string
  /** Null while it is being worked out, or when this job has no price; `refusal` says why. */
  readonly price: QuickPrice | null
  readonly refusal: string | null
  readonly change: (controlId: string, value: string | number) => void
  readonly changeKind: (slug: string) => void
  /** Another job whole, as read from a file. */
  readonly put: (kind: HeroKind, spec: JobSpec) => void
  /** Fetches tariff and rules ahead, when a hand comes near. */
  readonly warm: () => void
}

interface State {
  readonly kind: HeroKind
  readonly spec: JobSpec
  readonly summary: string
  readonly price: QuickPrice | null
  readonly refusal: string | null
}

const stateOf = (kind: HeroKind): State => ({
  kind,
  spec: kind.spec,
  summary: kind.summary,
  price: { total: kind.total, each: kind.each, workingDays: kind.workingDays },
  refusal: null,
})

/**
 * The job in the strip under the drawing. What the page came with is shown at once; the price engine and the tariff are
 * fetched when somebody reaches for a field, because most visitors read first.
 */
export function useQuickQuote(kinds: readonly HeroKind[], first: HeroKind): QuickQuote {
  const [state, setState] = useState(() => stateOf(first))
  const engine = useRef<Promise<QuickEngine> | null>(null)
  const warm = () =>
    (engine.current ??= import('./quick-engine.ts')
      .then((module) => module.openQuickEngine())
      .catch((error: unknown) => {
        engine.current = null
        throw error
      }))
  const after = (step: (open: QuickEngine, now: State) => State) =>
    void warm().then(
      (open) => startTransition(() => setState((now) => step(open, now))),
      () =>
        setState((now) => ({
          ...now,
          price: null,
          refusal: '가격을 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.',
        })),
    )
  const change = (controlId: string, value: string | number) =>
    after((open, now) => ({ ...now, ...open.change(now.spec, controlId, value) }))
  const put = (kind: HeroKind, spec: JobSpec) => after((open) => ({ kind, ...open.price(spec) }))
  const changeKind = (slug: string) => {
    const kind = kinds.find((candidate) => candidate.slug === slug)
    if (kind) startTransition(() => setState(stateOf(kind)))
  }
  return { ...state, change, changeKind, put, warm: () => void warm().catch(() => undefined) }
}
