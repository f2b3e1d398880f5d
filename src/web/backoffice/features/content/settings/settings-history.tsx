import { useQuery } from '@tanstack/react-query'
import { shopHistory } from '#/contract/opening/go-live.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState } from '#/web/ui/states.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { LOOK_LABELS, SETTING_LABELS } from './setting-labels.data.ts'

/** Who changed what, and what it was before. */
export function SettingsHistory() {
  const history = useQuery({ queryKey: ['shop', 'history'], queryFn: () => call(shopHistory, { errors: 'throw' }) })
  return (
    <Section title="바뀐 기록">
      {history.isError && (
        <ErrorState
          title="기록을 불러오지 못했습니다"
          text={history.error.message}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data?.items.length === 0 && <Small>아직 바꾼 것이 없습니다.</Small>}
      <RowList dense>
        {history.data?.items.map(({ id, at, who, field, before, after }) => (
          <Row key={id} end={<Small as="span">{`${who}, ${seoulDateTime(new Date(at)).slice(0, 16)}`}</Small>}>
            <b>{SETTING_LABELS[field] ?? LOOK_LABELS[field] ?? field}</b> {before ?? '비어 있음'} → {after ?? '비움'}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
