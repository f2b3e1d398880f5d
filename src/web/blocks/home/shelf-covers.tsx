import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type DesignShown, listDesigns } from '#/contract/files/designs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { call } from '#/web/api/call.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { ShelfWorks } from './shelf-works.tsx'
import styles from './home-shelf.module.css'

const MOST = 10
const A5 = { name: 'A5 국판', size: { width: 148, height: 210 } }

/** Where they cannot be read the shelf stays empty; the link above it leads to all of them. */
export function ShelfCovers() {
  const [designs, setDesigns] = useState<readonly DesignShown[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call(listDesigns, { query: { kind: 'cover' }, signal: leaving.signal, errors: 'throw' })
      .then(({ items }) => setDesigns(items.slice(0, MOST)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return (
    <ul className={styles.covers}>
      {designs.map((design, at) => (
        <li key={design.id}>
          <Cover design={design} at={at} />
        </li>
      ))}
      <ShelfWorks />
    </ul>
  )
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
