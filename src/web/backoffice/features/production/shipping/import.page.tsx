import { Link, useSearchParams } from 'react-router'
import { useCouriers } from '#/web/blocks/staff-order/use-order.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Select, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { CheckedRows } from './checked-rows.tsx'
import styles from './import.module.css'
import { ImportSummary } from './import-summary.tsx'
import { SheetColumns } from './sheet-columns.tsx'
import { useImport } from './use-import.ts'

/** 송장 파일 확인: a courier's list, laid on our parcels line by line before anything is sent. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const couriers = useCouriers().data?.items.filter(({ needsNumber }) => needsNumber) ?? []
  const courier = couriers.find(({ code }) => code === search.get('courier')) ?? couriers[0]
  const list = useImport(courier?.code ?? '')
  return (
    <AdminPage
      title="송장 파일 확인"
      lead="택배 프로그램에서 받은 엑셀이나 CSV를 올리거나, 줄을 복사해 붙여 주세요. 보기 전에는 아무것도 보내지 않습니다."
      above={
        <Link to="/admin/shipping" className={styles.back}>
          <Icon name="chevron-left" /> 오늘 나갈 것
        </Link>
      }
      className={styles.page}
    >
      <div className={styles.source}>
        <Field label="택배사">
          {(control) => (
            <Select
              {...control}
              value={courier?.code ?? ''}
              onChange={(event) => {
                list.forget()
                setSearch({ courier: event.target.value }, { replace: true })
              }}
            >
              {couriers.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FilePick accept=".xlsx,.csv,.txt" disabled={!courier} onFiles={([file]) => file && list.read.mutate(file)}>
          <Icon name="upload" /> {list.sheet ? '다른 파일' : '송장 파일 고르기'}
        </FilePick>
        <Field label="또는 붙이기">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              placeholder="엑셀에서 줄을 복사해 여기에 붙이세요"
              value=""
              onChange={() => undefined}
              onPaste={(event) => {
                event.preventDefault()
                list.paste(event.clipboardData.getData('text/plain'))
              }}
            />
          )}
        </Field>
      </div>
      {list.read.isPending && (
        <Note role="status" tone="info">
          파일을 읽고 있습니다.
        </Note>
      )}
      {list.read.error && (
        <Note role="alert" tone="bad">
          {list.read.error.message}
        </Note>
      )}
      {!list.sheet && !list.read.isPending && !list.read.error && (
        <EmptyState
          title="아직 넣은 파일이 없습니다"
          text="줄마다 우리 상자와 겹쳐 봅니다. 맞는 줄만 들어가고, 어긋난 줄은 까닭과 함께 여기 남습니다."
        />
      )}
      {list.sheet && (
        <div className={styles.findings}>
          <div>
            <SheetColumns list={list} sheet={list.sheet} />
            <Findings list={list} />
          </div>
          {!list.problem && list.checked.data && <ImportSummary list={list} />}
        </div>
      )}
    </AdminPage>
  )
}

function Findings({ list }: { readonly list: ReturnType<typeof useImport> }) {
  const { problem, checked } = list
  if (problem)
    return (
      <Note role="status" tone="warn">
        {problem}
      </Note>
    )
  if (checked.error)
    return (
      <Note role="alert" tone="bad">
        {checked.error.message}
      </Note>
    )
  if (!checked.data) return <Note tone="info">우리 상자와 맞춰 보고 있습니다.</Note>
  return <CheckedRows list={list} />
}
