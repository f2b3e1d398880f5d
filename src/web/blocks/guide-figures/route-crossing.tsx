import { type CSSProperties, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionContext, OptionValue } from '#/domain/catalog/options/option-model.ts'
import { optionSection } from '#/domain/catalog/options/option-sections.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { compareRoutes, type RouteComparison } from '#/domain/pricing/route-crossing.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import { loadDrafts, useJobDrafts } from '#/web/blocks/job-draft/job-drafts.ts'
import { readDraft } from '#/web/blocks/job-draft/read-draft.ts'
import { OptionField } from '#/web/blocks/job-editor/option-field.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Table } from '#/web/ui/table.tsx'
import { CrossingChart, ROUTE_INKS } from './crossing-chart.tsx'
import { readShop } from './use-shop-options.ts'
import styles from './crossing.module.css'

const BOOK = 'D413'
const SECTIONS = ['body', 'trim'] as const
const ASKED = ['body.pages', 'body.colour', 'trim']

/** The own book in more and more copies: by which press it is cheapest, and where another becomes so, by the tariff of today. */
export function RouteCrossing() {
  const [tariff, setTariff] = useState<Tariff | 'missing' | null>(null)
  useEffect(() => {
    readShop()
      .then(({ tariff: now }) => setTariff(now))
      .catch(() => setTariff('missing'))
  }, [])
  if (!tariff)
    return (
      <div className={styles.waiting}>
        <LoadingState />
      </div>
    )
  if (tariff === 'missing') return <p>지금은 가격을 불러오지 못했습니다. 잠시 뒤 다시 열어 주세요.</p>
  return <OwnBook tariff={tariff} />
}

export function OwnBook({ tariff }: { readonly tariff: Tariff }) {
  const catalogue = useMemo(() => catalogueOf(tariff), [tariff])
  const context: OptionContext = useMemo(() => ({ closed: {}, catalogue }), [catalogue])
  const [spec, setSpec] = useState<JobSpec>(() => withStocks(defaultSpec(BOOK), catalogue))
  const [isOwn, setOwn] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    loadDrafts()
    const draft = readDraft(useJobDrafts.getState().drafts[BOOK], BOOK, context.catalogue)
    if (draft.kind !== 'kept') return
    setSpec(draft.spec)
    setOwn(true)
  }, [context])
  const change = (controlId: string, value: OptionValue) => {
    const next = attempt(spec, controlId, value, context)
    setRefusal(next.ok ? null : next.error)
    if (next.ok) setSpec(next.value)
  }
  const shown = useDeferredValue(spec)
  const comparison = useMemo(() => compareRoutes(shown, tariff), [shown, tariff])
  return (
    <div className={styles.board}>
      <LiveFieldset className={styles.fields} aria-label="견주어 볼 책">
        {SECTIONS.flatMap((id) => {
          const section = optionSection(id, spec, context)
          return (section?.controls ?? [])
            .filter((control) => ASKED.includes(control.id))
            .map((control) => (
              <OptionField key={control.id} section={section?.title ?? ''} control={control} onChange={change} />
            ))
        })}
        {refusal && (
          <Note tone="warn" role="alert">
            {refusal}
          </Note>
        )}
        {isOwn && <Small>책 옵션 화면에서 고르시던 사양으로 계산합니다.</Small>}
      </LiveFieldset>
      {comparison.lines.length === 0 ? (
        <p>이 사양은 지금 요금표로 계산할 수 없습니다.</p>
      ) : (
        <>
          <CrossingChart comparison={comparison} />
          <Cheapest comparison={comparison} />
          <div className={styles.prices}>
            <Disclosure summary="부수별 가격 보기">
              <Prices comparison={comparison} />
            </Disclosure>
          </div>
        </>
      )}
    </div>
  )
}

/** Which way is the cheapest from how many copies on. */
const Cheapest = ({ comparison: { crossings, lines } }: { readonly comparison: RouteComparison }) => (
  <ol className={styles.ways} aria-live="polite">
    {crossings.map(({ copies, route }, at) => {
      const next = crossings[at + 1]
      return (
        <li key={copies}>
          <i style={{ '--ink-of-it': ROUTE_INKS[route] } as CSSProperties} aria-hidden="true" />
          <b>{ROUTE_NAMES[route]}</b>
          <span>
            {next ? `${formatCount(copies)}–${formatCount(next.copies - 1)}권` : `${formatCount(copies)}권부터`}
          </span>
        </li>
      )
    })}
    {lines
      .filter((line) => !crossings.some(({ route }) => route === line.route))
      .map(({ route }) => (
        <li key={route}>
          <i style={{ '--ink-of-it': ROUTE_INKS[route] } as CSSProperties} aria-hidden="true" />
          <b>{ROUTE_NAMES[route]}</b>
          <span>이 책에는 더 비쌉니다</span>
        </li>
      ))}
  </ol>
)

function Prices({ comparison: { lines } }: { readonly comparison: RouteComparison }) {
  const rows = [
    ...Map.groupBy(
      lines.flatMap(({ route, points }) => points.map((point) => ({ route, ...point }))),
      ({ copies }) => copies,
    ).values(),
  ].flatMap((ways) => ways.toSorted((one, other) => one.total - other.total)[0] ?? [])
  return (
    <Table
      dense
      caption="부수별로 가장 싼 방식과 가격, 부가세 포함"
      rows={rows.toSorted((one, other) => one.copies - other.copies)}
      rowKey={({ copies }) => String(copies)}
      columns={[
        { key: 'copies', head: '부수', rowHead: true, cell: ({ copies }) => `${formatCount(copies)}권` },
        { key: 'way', head: '가장 싼 방식', cell: ({ route }) => ROUTE_NAMES[route] },
        { key: 'each', head: '한 권', right: true, cell: ({ each }) => formatWon(each) },
        { key: 'total', head: '모두', right: true, cell: ({ total }) => formatWon(total) },
      ]}
    />
  )
}
