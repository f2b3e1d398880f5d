import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { bodyOf, type BodyInputOf } from '#/contract/endpoint.ts'
import { makeEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { makePricer, type Pricer } from '#/web/blocks/price-panel/pricer.ts'
import { Button } from '#/web/ui/button.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { type Customer, CustomerPicker } from '#/web/blocks/customer-picker/customer-picker.tsx'
import { JobEditor } from '#/web/blocks/job-editor/job-editor.tsx'

/** An estimate that staff make for a customer: who, which jobs, what to say. */
export function Component() {
  const tariff = useQuery({ queryKey: ['tariff'], queryFn: () => call(currentTariff, { errors: 'throw' }) })
  if (tariff.isError) return <ErrorState title="요금표를 불러오지 못했습니다" text={tariff.error.message} />
  if (!tariff.data) return <LoadingState />
  return (
    <AdminPage above={<Link to="/admin/estimates">← 견적</Link>} title="고객에게 견적 내기">
      <EstimateForm pricer={makePricer(tariff.data.tariff)} />
    </AdminPage>
  )
}

function EstimateForm({ pricer }: { readonly pricer: Pricer }) {
  const asking = useAsking()
  const usual = (product: ProductCode) => ({ spec: withStocks(defaultSpec(product), pricer.catalogue) })
  const newJob = usual('D304')
  const [customer, setCustomer] = useState(asking?.customer ?? null)
  const make = useMake()
  const form = useApiForm({
    schema: bodyOf(makeEstimate),
    values: {
      memberId: asking?.customer.memberId ?? '',
      jobs: [{ spec: asking?.spec ?? usual('D413').spec }],
      note: '',
    },
    submit: make,
  })
  const { register, setValue, control, errorOf } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'jobs' })
  // The contract reads a spec of any shape; here only whole ones are put in.
  const specs = useWatch({ control, name: 'jobs' }).map(({ spec }) => spec as JobSpec)
  const answers = specs.map((spec) => pricer.quote(spec))
  const choose = (chosen: Customer | null) => {
    setCustomer(chosen)
    setValue('memberId', chosen?.memberId ?? '')
  }
  return (
    <Form aria-label="견적" onSubmit={form.send}>
      <CustomerPicker chosen={customer} onChoose={choose} />
      {fields.map(({ id }, at) => (
        <JobEditor
          key={id}
          heading={`품목 ${at + 1}`}
          titleInput={register(`jobs.${at}.title`, { setValueAs: (typed?: string) => typed?.trim() || undefined })}
          titleError={errorOf(`jobs.${at}.title`)}
          spec={specs[at] ?? newJob.spec}
          answer={answers[at] ?? pricer.quote(newJob.spec)}
          catalogue={pricer.catalogue}
          onSpec={(spec) => setValue(`jobs.${at}.spec`, spec)}
          onRemove={fields.length > 1 ? () => remove(at) : null}
        />
      ))}
      <Toolbar>
        <Button size="sm" disabled={fields.length >= 30} onClick={() => append(newJob)}>
          품목 더하기
        </Button>
      </Toolbar>
      <Field label="전할 말" hint="견적서의 특기사항에 적힙니다." error={errorOf('note')} optional>
        {(field) => <Textarea {...field} {...register('note')} rows={3} maxLength={300} />}
      </Field>
      <FormFailure message={form.failure} />
      <Toolbar>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          disabled={!customer || answers.some((answer) => !answer.ok)}
        >
          {customer ? '견적 내고 고객에게 알리기' : '고객을 먼저 골라 주세요'}
        </Button>
      </Toolbar>
    </Form>
  )
}

interface Asking {
  readonly customer: Customer
  /** Of the job that the inquiry is about. */
  readonly spec?: JobSpec | null
}

/** The inquiry this was opened from. A guest is in no list of customers and comes only this way. */
const useAsking = () => useLocation().state as Asking | null

/** One estimate per form, however often it is pressed. */
function useMake() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return async (body: BodyInputOf<typeof makeEstimate>) => {
    const { number } = await once(body, (idempotencyKey) =>
      call(makeEstimate, { body, idempotencyKey, errors: 'throw' }),
    )
    toast('견적을 내고 고객에게 알렸습니다.')
    void client.invalidateQueries({ queryKey: ESTIMATES_KEY })
    void navigate(`/admin/estimates/${number}`)
  }
}
