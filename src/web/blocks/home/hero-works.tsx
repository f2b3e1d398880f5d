import { startTransition, useId, useOptimistic } from 'react'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import type { HeroKind } from './hero-kinds.ts'
import { LazyIcon } from './lazy-drawing.tsx'
import styles from './hero-works.module.css'

interface HeroWorksProps {
  readonly kinds: readonly HeroKind[]
  /** By its address. */
  readonly chosen: string
  readonly onChoose: (slug: string) => void
}

/** Works to try on: the one that is chosen is drawn large and priced at once. */
export function HeroWorks({ kinds, chosen, onChoose }: HeroWorksProps) {
  const name = useId()
  // The mark moves with the hand; drawing and price follow as fast as they can.
  const [marked, mark] = useOptimistic(chosen)
  const choose = (slug: string) =>
    startTransition(() => {
      mark(slug)
      onChoose(slug)
    })
  return (
    <LiveFieldset className={styles.works}>
      <legend>만들 것을 바꿔 보세요</legend>
      <div>
        {kinds.map((kind) => (
          <label key={kind.slug} className={styles.work}>
            <input
              type="radio"
              name={name}
              value={kind.slug}
              checked={kind.slug === marked}
              onChange={() => choose(kind.slug)}
            />
            <LazyIcon spec={kind.spec} size={48} />
            <span>{kind.name}</span>
          </label>
        ))}
      </div>
    </LiveFieldset>
  )
}
