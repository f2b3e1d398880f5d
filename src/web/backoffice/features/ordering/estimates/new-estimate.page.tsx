import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { makeEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { makePricer } from '#/web/blocks/price-panel/pricer.ts'
import { Button } from '#/web/ui/button.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { type Customer, CustomerPicker } from './customer-picker.tsx'
import { JobEditor } from './job-editor.tsx'

interface Draft {
  readonly id: number
  readonly title: string
  readonly spec: JobSpec
}

/** An estimate that staff make for a customer: who, which jobs, what to say. */
export function Component() {
  const tariff = useQuery({ queryKey: ['tariff'], queryFn: () => call(currentTariff, { errors: 'throw' }) })
  const [customer, setCustomer] = useState<Customer | null>(null)
  const [jobs, setJobs] = useState<readonly Draft[]>([{ id: 1, title: '', spec: defaultSpec('D413') }])
  const [note, setNote] = useState('')
  const send = useMake()
  if (tariff.isError) return <ErrorState title="요금표를 불러오지 못했습니다" text={tariff.error.message} />
  if (!tariff.data) return <LoadingState />
  const pricer = makePricer(tariff.data.tariff)
  const put = (changed: Draft) => setJobs(jobs.map((job) => (job.id === changed.id ? changed : job)))
  return (
    <AdminPage above={<Link to="/admin/estimates">← 견적</Link>} title="고객에게 견적 내기">
      <CustomerPicker chosen={customer} onChoose={setCustomer} />
      {jobs.map((job, index) => (
        <JobEditor
          key={job.id}
          heading={`품목 ${index + 1}`}
          title={job.title}
          spec={job.spec}
          answer={pricer.quote(job.spec)}
          onTitle={(title) => put({ ...job, title })}
          onSpec={(spec) => put({ ...job, spec })}
          onRemove={jobs.length > 1 ? () => setJobs(jobs.filter((other) => other.id !== job.id)) : null}
        />
      ))}
      <Button
        size="sm"
        disabled={jobs.length >= 30}
        onClick={() =>
          setJobs([...jobs, { id: Math.max(...jobs.map((job) => job.id)) + 1, title: '', spec: defaultSpec('D304') }])
        }
      >
        품목 더하기
      </Button>
      <Field label="전할 말" hint="견적서의 특기사항에 적힙니다." optional>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button
        variant="primary"
        busy={send.isPending}
        onClick={() => customer && send.mutate({ memberId: customer.memberId, jobs, note })}
        disabled={!customer || jobs.some((job) => !pricer.quote(job.spec).ok)}
      >
        {customer ? '견적 내고 고객에게 알리기' : '고객을 먼저 골라 주세요'}
      </Button>
    </AdminPage>
  )
}

interface Wanted {
  readonly memberId: string
  readonly jobs: readonly Draft[]
  readonly note: string
}

/** One estimate per form, however often it is pressed. */
function useMake() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: ({ memberId, jobs, note }: Wanted) => {
      const named = jobs.map(({ spec, title }) => (title.trim() ? { spec, title: title.trim() } : { spec }))
      const body = { memberId, jobs: named, note }
      return once(body, (idempotencyKey) => call(makeEstimate, { body, idempotencyKey }))
    },
    onSuccess: ({ number }) => {
      toast('견적을 내고 고객에게 알렸습니다.')
      void client.invalidateQueries({ queryKey: ESTIMATES_KEY })
      void navigate(`/admin/estimates/${number}`)
    },
  })
}
