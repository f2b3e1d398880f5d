import { useState } from 'react'
import { type CampaignPage, type CampaignView, makePool } from '#/contract/benefits/staff-coupons.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatCsv } from '#/lib/csv.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { saveBlob } from '#/web/api/call-blob.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { useCampaignActs } from './use-campaigns.ts'

type Pool = CampaignPage['pools'][number]

const COLUMNS: readonly Column<Pool>[] = [
  { key: 'at', head: '만든 때', cell: ({ madeAt }) => seoulMinute(madeAt) },
  { key: 'note', head: '쓰는 곳', rowHead: true, cell: ({ note }) => note },
  { key: 'codes', head: '코드', right: true, cell: ({ codes }) => formatCount(codes) },
  { key: 'used', head: '등록', right: true, cell: ({ used }) => formatCount(used) },
]

interface PoolsSectionProps {
  readonly campaign: CampaignView
  readonly pools: readonly Pool[]
}

/** Codes for printing: the file is handed out once, for the shop keeps only their digests. */
export function PoolsSection({ campaign, pools }: PoolsSectionProps) {
  const mayWrite = usePermission('coupons')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asked, setAsked] = useState(false)
  const save = () => {
    const csv = formatCsv([['쿠폰 코드'], ...(codes ?? []).map((code) => [code])])
    saveBlob(new Blob(['\uFEFF', csv], { type: 'text/csv' }), `${campaign.name} 코드.csv`)
  }
  return (
    <Section
      title="코드"
      aside={
        mayWrite &&
        campaign.state !== 'stopped' && (
          <Button size="sm" onClick={() => setAsked(true)}>
            코드 만들기
          </Button>
        )
      }
    >
      {codes && (
        <Note tone="orange" role="status">
          코드 {formatCount(codes.length)}장을 만들었습니다. 이 화면을 떠나면 다시 볼 수 없으니 지금 받아 두세요.{' '}
          <Button size="sm" variant="primary" onClick={save}>
            CSV로 받기
          </Button>
        </Note>
      )}
      {pools.length === 0 ? (
        <p>아직 만든 코드가 없습니다.</p>
      ) : (
        <Table dense caption="만든 코드" columns={COLUMNS} rows={pools} rowKey={({ id }) => id} />
      )}
      <Dialog open={asked} onClose={() => setAsked(false)} title="한 번만 쓰는 코드 만들기">
        {asked && (
          <PoolForm
            id={campaign.id}
            onMade={(made) => {
              setCodes(made)
              setAsked(false)
            }}
          />
        )}
      </Dialog>
    </Section>
  )
}

function PoolForm({ id, onMade }: { readonly id: string; readonly onMade: (codes: readonly string[]) => void }) {
  const acts = useCampaignActs(id)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(makePool),
    values: { count: '100', note: '' },
    submit: async (body) => onMade((await acts.makePool.mutateAsync(body)).codes),
  })
  return (
    <AdminForm onSubmit={send}>
      <Field label="몇 장" error={errorOf('count')} required>
        {(field) => <Input {...field} {...register('count')} inputMode="numeric" unit="장" />}
      </Field>
      <Field
        label="쓰는 곳"
        hint="박람회 카드, 잡지 부록처럼 나중에 알아볼 말을 적어 주세요."
        error={errorOf('note')}
        required
      >
        {(field) => <Input {...field} {...register('note')} maxLength={100} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        만들기
      </Button>
    </AdminForm>
  )
}
