import { Artwork } from './artwork.tsx'
import styles from './job-drawing.module.css'
import type { OnFace, PageImages } from './page-images.ts'
import { imageFor } from './page-images.ts'
import { PageOnFace } from './page-on-face.tsx'
import type { Item, PaperTint, Tone } from '#/domain/drawing/scene.ts'

const COLOURS = {
  ink: 'var(--ink)',
  grey: 'var(--ink-3)',
  sheet: '#fff',
  edge: '#e9e6df',
  orange: 'var(--orange-bright)',
  none: 'none',
} as const satisfies Record<Exclude<Tone, PaperTint>, string>

const isHouse = (tone: Tone): tone is keyof typeof COLOURS => tone in COLOURS
const colour = (tone: Tone): string => (isHouse(tone) ? COLOURS[tone] : tone)

interface SceneItemsProps {
  readonly items: readonly Item[]
  readonly shadowId: string
  readonly title: string
  readonly pages: PageImages | undefined
}

export function SceneItems({ items, ...rest }: SceneItemsProps) {
  return items.map((item, index) => <SceneItem key={index} item={item} {...rest} />)
}

function SceneItem({ item, shadowId, title, pages }: Omit<SceneItemsProps, 'items'> & { readonly item: Item }) {
  switch (item.type) {
    case 'shadow':
      return <path d={item.d} fill={`url(#${shadowId})`} />
    case 'path':
      return (
        <path
          d={item.d}
          // The boards of a case are its cover's; orange is the sample's.
          fill={colour(pages && item.fill === 'orange' ? 'edge' : item.fill)}
          stroke={colour(item.stroke.tone)}
          strokeWidth={item.stroke.width}
          strokeOpacity={item.stroke.opacity}
          strokeDasharray={item.stroke.dash}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )
    case 'text':
      return (
        <text
          x={item.at[0]}
          y={item.at[1]}
          textAnchor={item.anchor}
          fontSize={item.size}
          fontWeight={500}
          fill={COLOURS.ink}
          className={item.strong ? `${styles.dimension} ${styles.strong}` : styles.dimension}
        >
          {item.text}
        </text>
      )
    case 'face':
      return (
        <FaceItem
          item={item}
          title={title}
          page={imageFor(item.surface.place, item.part, pages)}
          bare={pages?.bare === true}
        />
      )
  }
}

function FaceItem({
  item,
  title,
  page,
  bare,
}: {
  readonly item: Extract<Item, { type: 'face' }>
  readonly title: string
  readonly page: OnFace | undefined
  readonly bare: boolean
}) {
  const { width, height } = item.size
  return (
    <g transform={`matrix(${item.matrix.join(' ')})`}>
      {/* A nested svg clips to the face without needing an id. */}
      <svg width={width} height={height} overflow="hidden">
        <rect
          width={width}
          height={height}
          fill={bare && isHouse(item.surface.tone) ? COLOURS.sheet : colour(item.surface.tone)}
        />
        {page ? (
          <PageOnFace page={page} width={width} height={height} />
        ) : bare ? null : (
          <Artwork design={item.surface.design} width={width} height={height} part={item.part} title={title} />
        )}
        {item.shade ? <rect width={width} height={height} fill={COLOURS.ink} opacity={item.shade} /> : null}
      </svg>
    </g>
  )
}
