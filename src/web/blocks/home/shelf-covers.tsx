import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listPortfolio, type PortfolioCase } from '#/contract/content/portfolio.contract.ts'
import { type DesignShown, listDesigns } from '#/contract/files/designs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { call } from '#/web/api/call.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { ShelfWork, standing } from './shelf-work.tsx'
import styles from './home-shelf.module.css'

/** As many as stand side by side on a desk; what was made takes its places first. */
const PLACES = 10
const A5 = { name: 'A5 국판', size: { width: 148, height: 210 } }

interface Shelf {
  readonly works: readonly PortfolioCase[]
  readonly designs: readonly DesignShown[]
}

/**
 * What was made, then the shop's designs. Both are waited for, so that nothing that stands there is pushed aside; where one cannot be
 * read the other fills the shelf, and without both it stays empty: the links above it lead to all of them.
 */
export function ShelfCovers() {
  const [{ works, designs }, setShelf] = useState<Shelf>({ works: [], designs: [] })
  useEffect(() => {
    const leaving = new AbortController()
    void readShelf(leaving.signal).then((shelf) => {
      if (!leaving.signal.aborted) setShelf(shelf)
    })
    return () => leaving.abort()
  }, [])
  return (
    <ul className={styles.covers}>
      {works.map((work) => (
        <li key={work.id}>
          <ShelfWork work={work} />
        </li>
      ))}
      {designs.slice(0, PLACES - works.length).map((design, at) => (
        <li key={design.id}>
          <Cover design={design} at={at} />
        </li>
      ))}
    </ul>
  )
}

async function readShelf(signal: AbortSignal): Promise<Shelf> {
  const [works, designs] = await Promise.all([
    call(listPortfolio, { query: {}, signal, errors: 'throw' }).then(
      ({ items }) => standing(items),
      () => [],
    ),
    call(listDesigns, { query: { kind: 'cover' }, signal, errors: 'throw' }).then(
      ({ items }) => items,
      () => [],
    ),
  ])
  return { works, designs }
}

/** Each in another of its sizes, so that the shelf shows what the sizes are to each other. */
function Cover({ design, at }: { readonly design: DesignShown; readonly at: number }) {
  const { name, size } = findTrim(design.trims[at % design.trims.length] ?? '') ?? A5
  return (
    <Link to={to('/cover', {}, { design: design.id })}>
      <span className={styles.cover} style={{ '--wide': size.width, '--high': size.height } as CSSProperties}>
        <DesignPicture page={drawSample(design, design.values, size)} />
      </span>
      <strong>{design.title}</strong>
      <small>{name}</small>
    </Link>
  )
}
