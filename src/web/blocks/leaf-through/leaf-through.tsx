import { useId, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { sceneOfOpenBook } from '#/domain/drawing/open-book.ts'
import { trimCut } from '#/domain/preflight/page-cuts.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { PageImages, PagePart } from '#/web/blocks/job-drawing/page-images.ts'
import { SceneItems } from '#/web/blocks/job-drawing/scene-items.tsx'
import type { Spread } from '#/web/blocks/page-strip/spreads.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import styles from './leaf-through.module.css'
import { useLeafing } from './use-leafing.ts'

interface LeafThroughProps {
  readonly name: string
  readonly spec: JobSpec
  readonly facts: PdfFacts
  readonly expectation: FileExpectation
  readonly spreads: readonly Spread[]
  /** Pictures of pages that show the crop box, by page. */
  readonly pictures: ReadonlyMap<number, string>
  readonly onClose: () => void
}

/** The book of the job, open on a table: its own pages on the drawing, as thick as it will be at each side. */
export function LeafThrough({ name, spec, facts, expectation, spreads, pictures, onClose }: LeafThroughProps) {
  const [at, setAt] = useState(0)
  const last = spreads.length - 1
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)))
  const rightToLeft = spec.bindingSide === 'right'
  const swipe = useLeafing({ rightToLeft, last, at, go })
  const spread = spreads[at] ?? [null, null]
  const partOf = (page: number | null): PagePart | undefined => {
    const [href, shown] = [pictures.get(page ?? 0), facts.pages[(page ?? 0) - 1]]
    return href && shown ? { href, cut: trimCut(shown, expectation) } : undefined
  }
  const [left, right] = [partOf(spread[0]), partOf(spread[1])]
  const pages = spread.filter((page) => page !== null).toSorted((a, b) => a - b)
  const missing = pages.some((page) => !pictures.has(page))
  return (
    <Dialog open onClose={onClose} title={name} wide>
      <figure className={styles.table} {...swipe}>
        <OpenBook
          spec={spec}
          turned={last === 0 ? 0.5 : rightToLeft ? 1 - at / last : at / last}
          pages={{ bare: true, ...(left ? { back: left } : {}), ...(right ? { front: right } : {}) }}
        />
        <figcaption aria-live="polite">
          <b>{pages.join('–')}</b> / {facts.pageCount}쪽{missing && <span>이 쪽의 그림은 아직 없습니다</span>}
        </figcaption>
      </figure>
      <nav className={styles.turn} aria-label="쪽 넘기기">
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          이전 쪽
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          dir={rightToLeft ? 'rtl' : 'ltr'}
          aria-label="펼친 곳"
          aria-valuetext={`${pages.join('–')}쪽`}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Button disabled={at === last} onClick={() => go(at + 1)}>
          다음 쪽
        </Button>
      </nav>
    </Dialog>
  )
}

interface OpenBookProps {
  readonly spec: JobSpec
  readonly turned: number
  readonly pages: PageImages
}

function OpenBook({ spec, turned, pages }: OpenBookProps) {
  const shadowId = useId()
  const { items, box } = sceneOfOpenBook(spec, turned, 2)
  return (
    <svg
      className={styles.book}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label="펼친 책 그림"
    >
      <defs>
        <pattern id={shadowId} width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="2.2" cy="2.2" r=".95" fill="var(--ink)" opacity=".42" />
        </pattern>
      </defs>
      <SceneItems items={items} shadowId={shadowId} title="" pages={pages} />
    </svg>
  )
}
