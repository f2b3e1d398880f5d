import { useEffect, useRef } from 'react'
import type { SizeMm } from '#/domain/print/units.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './page-strip.module.css'
import type { Spread } from './spreads.ts'

interface PageStripProps {
  readonly spreads: readonly Spread[]
  readonly size: SizeMm
  readonly pictures: ReadonlyMap<number, string>
  readonly current: number
  /** Pages that a finding is about. */
  readonly marked: ReadonlySet<number>
  readonly onPick: (page: number) => void
}

/** Height of a page in the strip, px. */
const HEIGHT = 74

/** Pages that get a picture; the places of those still being drawn are kept free. */
const DRAWN = 60

/** All pages as a strip of spreads; those with a finding carry a mark. */
export function PageStrip({ spreads, size, pictures, current, marked, onPick }: PageStripProps) {
  const strip = useRef<HTMLOListElement>(null)
  const width = Math.round((HEIGHT * size.width) / size.height)
  const shown = spreads.filter((spread) =>
    spread.some((page) => page !== null && (page <= DRAWN || pictures.has(page))),
  )
  const at = shown.findIndex((spread) => spread.includes(current))
  useEffect(() => {
    const list = strip.current
    const chosen = list?.children[at]
    if (list && chosen instanceof HTMLElement) list.scrollLeft = chosen.offsetLeft - list.clientWidth / 2
  }, [at])
  return (
    <ol className={styles.strip} ref={strip} aria-label="쪽 목록">
      {shown.map((spread) => {
        const pages = spread.filter((page) => page !== null)
        const [page = 1] = pages
        const chosen = pages.includes(current)
        return (
          <li key={page}>
            <button
              type="button"
              className={cx(styles.spread, chosen && styles.chosen)}
              aria-current={chosen || undefined}
              onClick={() => onPick(page)}
            >
              <span className={styles.pages}>
                {pages.map((number) => (
                  <StripPage
                    key={number}
                    page={number}
                    picture={pictures.get(number)}
                    width={width}
                    marked={marked.has(number)}
                  />
                ))}
              </span>
              <span className={styles.numbers}>{pages.toSorted((a, b) => a - b).join('–')}쪽</span>
            </button>
          </li>
        )
      })}
      {shown.length < spreads.length ? (
        <li className={styles.more}>{DRAWN}쪽까지 그림으로 보여 드립니다. 검사는 모든 쪽을 했습니다.</li>
      ) : null}
    </ol>
  )
}

function StripPage({
  page,
  picture,
  width,
  marked,
}: {
  readonly page: number
  readonly picture: string | undefined
  readonly width: number
  readonly marked: boolean
}) {
  return (
    <span className={styles.page} style={{ width, height: HEIGHT }}>
      {picture ? <img src={picture} alt="" width={width} height={HEIGHT} loading="lazy" /> : null}
      {marked ? <em className={styles.mark} title={`${page}쪽에 살펴볼 점이 있습니다`} /> : null}
    </span>
  )
}
