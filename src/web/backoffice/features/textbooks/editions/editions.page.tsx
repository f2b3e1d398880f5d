import { Link, useSearchParams } from 'react-router'
import type { DeskEdition } from '#/contract/textbooks/staff-editions.contract.ts'
import { GRADE_NAMES, GRADES, TERM_NAMES, TERMS, termName, VERSION_STATES } from '#/domain/editions/edition.ts'
import { formatCount } from '#/lib/format-count.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { standingWords, STATE_NAMES, STATE_TONES } from './edition-labels.ts'
import { useDeskEditions, useTextbookBrands } from './use-desk-editions.ts'

const COLUMNS: readonly Column<DeskEdition>[] = [
  {
    key: 'title',
    head: '교재',
    rowHead: true,
    cell: ({ id, title, grade, term, number }) => (
      <>
        <Link to={`/admin/editions/${id}`}>{title}</Link>
        <Small tone="plain">
          {termName(grade, term)} · {number}판
        </Small>
      </>
    ),
  },
  { key: 'kind', head: '종류', cell: ({ kind }) => kind },
  { key: 'pages', head: '쪽수', right: true, cell: ({ make }) => formatCount(make.pages) },
  {
    key: 'state',
    head: '상태',
    cell: (edition) => <Badge tone={STATE_TONES[edition.state]}>{standingWords(edition)}</Badge>,
  },
  { key: 'orders', head: '주문', right: true, cell: ({ sold }) => formatCount(sold.orders) },
  { key: 'copies', head: '권', right: true, cell: ({ sold }) => formatCount(sold.copies) },
  { key: 'total', head: '판매', right: true, cell: ({ sold }) => formatWon(sold.total) },
]

const NAMES = ['brand', 'grade', 'term', 'state', 'q', 'from', 'to'] as const

/** 교재: every textbook of the brands with what was sold of it. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const wish = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value] as const] : []
    }),
  )
  const editions = useDeskEditions(wish)
  const brands = useTextbookBrands()
  const rows = editions.data?.pages.flatMap(({ items }) => items) ?? []
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return (
    <AdminPage
      title="교재"
      lead="판마다 내지를 한 번 검사해 모든 학원의 주문에 씁니다. 판매는 취소하지 않은 주문을 셉니다."
      actions={<LinkButton to="/admin/editions/new">새 교재</LinkButton>}
    >
      <Toolbar role="search" aria-label="교재 거르기">
        {brands.length > 1 && (
          <Choice
            label="브랜드"
            value={wish['brand']}
            onChange={(value) => set('brand', value)}
            names={Object.fromEntries(brands.map(({ id, name }) => [id, name]))}
            of={brands.map(({ id }) => id)}
          />
        )}
        <Choice
          label="학년"
          value={wish['grade']}
          onChange={(value) => set('grade', value)}
          names={GRADE_NAMES}
          of={GRADES}
        />
        <Choice
          label="학기"
          value={wish['term']}
          onChange={(value) => set('term', value)}
          names={TERM_NAMES}
          of={TERMS}
        />
        <Choice
          label="상태"
          value={wish['state']}
          onChange={(value) => set('state', value)}
          names={STATE_NAMES}
          of={VERSION_STATES}
        />
        <Field label="찾는 말">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={40}
              defaultValue={wish['q'] ?? ''}
              onChange={(event) => set('q', event.target.value.trim())}
            />
          )}
        </Field>
        <Day label="판매 첫날" value={wish['from']} onChange={(value) => set('from', value)} />
        <Day label="마지막 날" value={wish['to']} onChange={(value) => set('to', value)} />
      </Toolbar>
      <PagedList
        list={editions}
        count={rows.length}
        noun="교재"
        failed="교재를 불러오지 못했습니다"
        empty={
          <EmptyState
            title="아직 교재가 없습니다"
            text="새 교재를 만들고 내지 PDF를 올려 공개하면 그 브랜드의 학원이 주문할 수 있습니다."
          />
        }
      >
        <Table dense caption="교재 목록" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
    </AdminPage>
  )
}

interface ChoiceProps<Id extends string> {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly of: readonly Id[]
  readonly names: Readonly<Record<Id, string>>
}

function Choice<Id extends string>({ label, value = '', onChange, of, names }: ChoiceProps<Id>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">모두</option>
          {of.map((id) => (
            <option key={id} value={id}>
              {names[id]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const Day = ({ label, value = '', onChange }: Pick<ChoiceProps<string>, 'label' | 'value' | 'onChange'>) => (
  <Field label={label}>
    {(control) => <Input {...control} type="date" value={value} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)
