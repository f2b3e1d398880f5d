import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { type DesignShown, listDesigns } from '#/contract/files/designs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { call } from '#/web/api/call.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { ErrorState } from '#/web/ui/states.tsx'
import styles from './home-shelf.module.css'

const MOST = 10
const A5 = { name: 'A5 국판', size: { width: 148, height: 210 } }

export function ShelfCovers() {
  const designs = useQuery({
    queryKey: ['designs', 'shelf'],
    queryFn: ({ signal }) => call(listDesigns, { query: { kind: 'cover' }, signal, errors: 'throw' }),
    staleTime: Infinity,
  })
  if (designs.isError)
    return (
      <ErrorState
        title="표지 디자인을 불러오지 못했습니다"
        text={designs.error.message}
        onRetry={() => void designs.refetch()}
      />
    )
  return (
    <ul className={styles.covers}>
      {designs.data?.items.slice(0, MOST).map((design, at) => (
        <li key={design.id}>
          <Cover design={design} at={at} />
        </li>
      ))}
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
