import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { listDesigns, type DesignShown } from '#/contract/files/designs.contract.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { type DesignKind, MOOD_NAMES } from '#/domain/designs/design.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { call } from '#/web/api/call.ts'
import { DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Tiles } from '#/web/ui/tiles.tsx'
import { useMoreRows } from '#/web/ui/use-more-rows.ts'
import { type DesignFilter, filterOf, filterRows, PATHS, windowPath } from './design-filter.ts'
import type { DesignWindow } from './load-designs.ts'
import { NewDesign } from './new-design.tsx'
import styles from './designs.module.css'

interface DesignGalleryProps {
  readonly kind: DesignKind
  readonly title: string
  readonly lead: string
}

/** The window of the shop's designs; the address says what is asked for and which one is open. */
export function DesignGallery({ kind, title, lead }: DesignGalleryProps) {
  const first = useLoaderData<DesignWindow>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterOf(search)
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={lead} action={<LinkButton to="/mypage/myCover">내 디자인</LinkButton>} />
      <Filters kind={kind} filter={filter} />
      {/* other filters start their own list */}
      <DesignRows key={JSON.stringify(filter)} first={first} kind={kind} filter={filter} />
      {first.opened && (
        <NewDesign
          key={first.opened.id}
          design={first.opened}
          trim={filter.trim}
          onClose={() => void navigate(windowPath(kind, filter), { preventScrollReset: true })}
        />
      )}
    </div>
  )
}

function Filters({ kind, filter }: { readonly kind: DesignKind; readonly filter: DesignFilter }) {
  return (
    <>
      {filterRows(kind).map(({ name, label, choices }) => (
        <Chips
          key={name}
          named
          label={label}
          links={[{ value: undefined, label: '전체' }, ...choices].map((choice) => ({
            to: windowPath(kind, { ...filter, [name]: choice.value }),
            label: choice.label,
            current: filter[name] === choice.value,
          }))}
        />
      ))}
    </>
  )
}

interface DesignRowsProps {
  readonly first: DesignWindow
  readonly kind: DesignKind
  readonly filter: DesignFilter
}

function DesignRows({ first, kind, filter }: DesignRowsProps) {
  const { items, more } = useMoreRows(first, (after) => call(listDesigns, { query: { kind, ...filter, after } }))
  if (items.length === 0)
    return (
      <EmptyState
        title="이 조건의 디자인이 없습니다"
        text="크기나 분위기를 바꿔 보세요."
        action={<LinkButton to={PATHS[kind]}>전체 보기</LinkButton>}
      />
    )
  return (
    <>
      <Tiles across={[2, 3, 4]} className={styles.window}>
        {items.map((design) => (
          <li key={design.id}>
            <DesignCard design={design} to={windowPath(kind, filter, design.id)} trim={filter.trim} />
          </li>
        ))}
      </Tiles>
      <MoreRows noun="디자인" {...more} />
    </>
  )
}

interface DesignCardProps {
  readonly design: DesignShown
  readonly to: string
  readonly trim: string | undefined
}

function DesignCard({ design, to, trim }: DesignCardProps) {
  const size = findTrim(trim ?? '')?.size ?? findTrim(design.trims[0] ?? 'a5')?.size ?? { width: 148, height: 210 }
  return (
    <Link to={to} preventScrollReset>
      <span className={styles.easel}>
        <DesignPicture page={drawSample(design, design.values, size)} />
      </span>
      <strong>{design.title}</strong>
      <small>{design.moods.map((mood) => MOOD_NAMES[mood]).join(' · ')}</small>
    </Link>
  )
}
