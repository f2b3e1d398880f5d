import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { GangCard, readGangs } from '#/contract/production/gangs.contract.ts'
import { dayWords } from '#/domain/floor/consequence.ts'
import { GANG_WORDS } from '#/domain/gangs/gang-machine.ts'
import { formatCount } from '#/lib/format-count.ts'
import { type BrandFilter, brandsAmong, isOfBrand } from '#/web/blocks/brand-filter/brand-filter.ts'
import { BrandSelect } from '#/web/blocks/brand-filter/brand-select.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { GangPicks } from './gang-picks.tsx'
import { GangSheetBox } from './gang-sheet.tsx'
import { Refusals } from './refusals.tsx'
import { useGangLook, useGangs, useMakeGang } from './use-gangs.ts'
import { type Lit, useLit } from './use-lit.ts'
import styles from './gangs.module.css'

type Gangs = ResultOf<typeof readGangs>

/** 합판: sheets that jobs share, what could be put on one, and what the machine would put together. */
export function Component() {
  const { data, error, refetch } = useGangs()
  if (error && !data)
    return <ErrorState title="합판을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return <GangsDesk gangs={data} />
}

function GangsDesk({ gangs: all }: { readonly gangs: Gangs }) {
  const [search, setSearch] = useSearchParams()
  // Who comes without a choice of their own sees the best sheet drawn at once, and may clear it.
  const [picked, pick] = useState<readonly string[]>(
    () => search.get('lines')?.split(',').filter(Boolean) ?? all.proposals[0]?.lineIds ?? [],
  )
  const brand = search.get('brand')
  const lit = useLit()
  const { gangs, waiting, proposals } = gangsOfBrand(all, brand, picked)
  const brands = brandsAmong([
    ...all.waiting,
    ...all.gangs.flatMap((gang) => gang.brands.map((each) => ({ brand: each }))),
  ])
  return (
    <AdminPage
      title="합판"
      actions={
        <div className={styles.buttons}>
          <BrandSelect
            brands={brands}
            brand={brand}
            onBrand={(next) => setSearch(next === null ? {} : { brand: next }, { replace: true })}
          />
        </div>
      }
      lead="종이와 코팅이 같은 낱장 인쇄물을 한 판에 함께 앉혀 찍고, 판 값을 넓이대로 나눕니다."
      above={
        <Link to="/admin/production" className={styles.back}>
          <Icon name="chevron-left" /> 제작
        </Link>
      }
    >
      {gangs.length > 0 && (
        <Section title={`걸린 합판 ${gangs.length}`}>
          <ul className={styles.cards}>
            {gangs.map((gang) => (
              <GangRow key={gang.id} gang={gang} />
            ))}
          </ul>
        </Section>
      )}
      <div className={styles.desk}>
        <div>
          {proposals.length > 0 && (
            <Section title={`함께 앉히면 좋은 것 ${proposals.length}`}>
              <ul className={styles.rows}>
                {proposals.map(({ lineIds, press, sheets, used, saved }) => (
                  <li key={lineIds.join()}>
                    <span>
                      {lineIds.length}건이 {press} {formatCount(sheets)}장에 앉습니다. 종이의 {used}%를 쓰고, 따로 찍을
                      때보다 {formatCount(saved)}원 덜 듭니다.
                    </span>
                    {lineIds.join() === picked.join() ? (
                      <Badge tone="orange">오른쪽에 앉혀 둠</Badge>
                    ) : (
                      <Button size="sm" onClick={() => pick(lineIds)}>
                        앉혀 보기
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title={`앉힐 수 있는 품목 ${waiting.length}`}>
            {waiting.length === 0 && (
              <EmptyState
                title={brand === null ? '지금은 없습니다' : '이 브랜드의 품목은 지금 없습니다'}
                text="인쇄 승인이 난 합판 주문이 들어오면 여기에 나타납니다."
              />
            )}
            <GangPicks
              lines={waiting}
              picked={picked}
              onPick={pick}
              lit={lit}
              note={({ due }) => due && `, ${dayWords(due)} 출고`}
            />
          </Section>
        </div>
        <PickedSheet lineIds={picked} onPick={pick} lit={lit} />
      </div>
    </AdminPage>
  )
}

/** A shared sheet belongs to each brand that has a job on it. What is picked stays in sight, whatever it is of. */
function gangsOfBrand({ gangs, waiting, proposals }: Gangs, brand: BrandFilter, picked: readonly string[]): Gangs {
  const isWanted = (lineId: string) => waiting.some((line) => line.lineId === lineId && isOfBrand(line, brand))
  return {
    gangs: gangs.filter(({ brands }) => brands.some((each) => isOfBrand({ brand: each }, brand))),
    waiting: waiting.filter((line) => isOfBrand(line, brand) || picked.includes(line.lineId)),
    proposals: proposals.filter(({ lineIds }) => brand === null || lineIds.some(isWanted)),
  }
}

const TONES = {
  draft: 'neutral',
  fixed: 'info',
  printing: 'info',
  printed: 'warn',
  done: 'ok',
  undone: 'neutral',
} as const

function GangRow({ gang }: { readonly gang: GangCard }) {
  const packed = gang.state === 'fixed' && gang.package !== 'done'
  return (
    <li>
      <Link to={`/admin/production/gangs/${gang.id}`}>
        <b>합판 {gang.number}</b> <Badge tone={TONES[gang.state]}>{GANG_WORDS[gang.state]}</Badge>
        <span>
          {gang.jobs}건, {gang.press} {formatCount(gang.sheets)}장{gang.due && `, ${dayWords(gang.due)} 출고`}
        </span>
        <GangBrands brands={gang.brands} />
        {packed && <span>{gang.package === 'failed' ? '인쇄 자료 못 만듦' : '인쇄 자료 만드는 중'}</span>}
        {gang.problems.map((problem) => (
          <em key={problem}>{problem}</em>
        ))}
      </Link>
    </li>
  )
}

/** Nothing is said where all of it is the shop's own. */
function GangBrands({ brands }: Pick<GangCard, 'brands'>) {
  if (brands.every((brand) => brand === null)) return null
  return <span>{brands.map((brand) => brand?.name ?? '직접 주문').join(', ')}</span>
}

interface PickedSheetProps {
  readonly lineIds: readonly string[]
  readonly onPick: (lineIds: readonly string[]) => void
  readonly lit: Lit
}

function PickedSheet({ lineIds, onPick, lit }: PickedSheetProps) {
  const navigate = useNavigate()
  const look = useGangLook(lineIds)
  const make = useMakeGang((gangId) => void navigate(`/admin/production/gangs/${gangId}`))
  const refused = look.data?.refused.map(({ lineId }) => lineId) ?? []
  if (lineIds.length === 0)
    return (
      <Section title="고른 품목">
        <p>왼쪽에서 두 건 이상 고르면 판에 앉힌 그림과 값이 보입니다.</p>
      </Section>
    )
  return (
    <Section title={`고른 품목 ${lineIds.length}`}>
      {look.error && <Note tone="bad">{look.error.message}</Note>}
      {look.data && <Refusals look={look.data} />}
      {look.data?.sheet && <GangSheetBox sheet={look.data.sheet} lit={lit} />}
      {make.error && (
        <Note tone="bad" role="alert">
          {make.error.message}
        </Note>
      )}
      <div className={styles.buttons}>
        {refused.length > 0 && (
          <Button onClick={() => onPick(lineIds.filter((id) => !refused.includes(id)))}>
            맞지 않는 {refused.length}건 빼기
          </Button>
        )}
        <Button onClick={() => onPick([])}>고른 것 지우기</Button>
        <Button
          variant="primary"
          busy={make.isPending}
          disabled={!look.data?.sheet}
          onClick={() => make.mutate([...lineIds])}
        >
          합판하기
        </Button>
      </div>
    </Section>
  )
}
