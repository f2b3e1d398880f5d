import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { EstimateStart, OrderCopy } from '#/contract/production/manual-orders.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { call } from '#/web/api/call.ts'
import { makePricer, type Pricer } from '#/web/blocks/price-panel/pricer.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CopyNote, startOf, useOrderCopy } from './copy-of-order.tsx'
import { CustomerPart } from './customer-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { EstimateNote, OfferedLines, startOfEstimate, useEstimateStart } from './from-estimate.tsx'
import { LinePart } from './line-part.tsx'
import { OrderSum } from './order-sum.tsx'
import { PaymentPart } from './payment-part.tsx'
import { useNewOrder } from './use-new-order.ts'
import { useOrderSum } from './use-order-sum.ts'

/** 주문 받기: what a customer says on the phone or at the counter becomes an ordinary order. */
export function Component() {
  const tariff = useQuery({ queryKey: ['tariff'], queryFn: () => call(currentTariff, { errors: 'throw' }) })
  const [search] = useSearchParams()
  const [from, number] = [search.get('from'), search.get('estimate')]
  const copy = useOrderCopy(from)
  const offer = useEstimateStart(number)
  if (tariff.isError) return <ErrorState title="요금표를 불러오지 못했습니다" text={tariff.error.message} />
  const begun = number === null ? copy : offer
  if (begun.isError)
    return (
      <ErrorState
        title={number === null ? '주문을 불러오지 못했습니다' : '견적 금액으로 받을 수 없습니다'}
        text={begun.error.message}
        onRetry={() => void begun.refetch()}
        action={<LinkButton to="/admin/orders/new">빈 주문으로 시작하기</LinkButton>}
      />
    )
  if (!tariff.data || (from !== null && !copy.data) || (number !== null && !offer.data)) return <LoadingState />
  return (
    <AdminPage above={<Link to="/admin/orders">← 주문</Link>} title="주문 받기">
      {from !== null && copy.data && <CopyNote from={from} copy={copy.data} />}
      {number !== null && offer.data && <EstimateNote number={number} lastDay={offer.data.lastDay} />}
      <OrderForm
        key={number ?? from}
        pricer={makePricer(tariff.data.tariff)}
        from={from}
        copy={copy.data ?? null}
        offer={number !== null && offer.data ? { number, ...offer.data } : null}
      />
    </AdminPage>
  )
}

interface OrderFormProps {
  readonly pricer: Pricer
  readonly from: string | null
  readonly copy: OrderCopy | null
  readonly offer: (EstimateStart & { readonly number: string }) | null
}

function OrderForm({ pricer, from, copy, offer }: OrderFormProps) {
  const [agreed, setAgreed] = useState(false)
  const newLine = useMemo(() => ({ spec: withStocks(defaultSpec('D304'), pricer.catalogue) }), [pricer])
  const [start] = useState(() =>
    offer ? startOfEstimate(offer.number, offer) : startOf(copy, from, newLine, pricer.catalogue),
  )
  const { form, picked, setPicked, totalRef, fileFailure } = useNewOrder(start)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })
  useWatch({ control: form.control })
  const values = form.getValues()
  // The contract reads a spec of any shape; here only whole ones are put in.
  const specs = values.lines.map(({ spec }) => spec as JobSpec)
  const answers = specs.map((spec) => pricer.quote(spec))
  const sum = useOrderSum(values, offer !== null || answers.every((answer) => answer.ok))
  const total = sum.amounts?.total ?? null
  useEffect(() => {
    totalRef.current = total
  }, [totalRef, total])
  const pick = (at: number, part: FilePurpose, file: File) =>
    setPicked(fields.map((_, each) => (each === at ? { ...picked[each], [part]: file } : (picked[each] ?? {}))))
  const drop = (at: number) => {
    remove(at)
    setPicked(picked.toSpliced(at, 1))
  }
  return (
    <Form aria-label="주문" onSubmit={form.send}>
      <Columns side={320}>
        <Stack>
          {offer ? (
            <OfferedLines start={offer} picked={picked} onPick={pick} />
          ) : (
            <>
              <CustomerPart form={form} known={copy?.customer ?? null} />
              <Section title="품목">
                <Stack>
                  {fields.map(({ id }, at) => (
                    <LinePart
                      key={id}
                      form={form}
                      at={at}
                      spec={specs[at] ?? newLine.spec}
                      answer={answers[at] ?? pricer.quote(newLine.spec)}
                      catalogue={pricer.catalogue}
                      picked={picked[at] ?? {}}
                      onPick={(part, file) => pick(at, part, file)}
                      onRemove={fields.length > 1 ? () => drop(at) : null}
                    />
                  ))}
                  <Toolbar>
                    <Button size="sm" disabled={fields.length >= 30} onClick={() => append(newLine)}>
                      품목 더하기
                    </Button>
                  </Toolbar>
                </Stack>
              </Section>
            </>
          )}
          <DeliveryPart form={form} />
          <PaymentPart form={form} />
          <Field label="고객 요청사항" hint="고객과 모든 부서가 읽습니다." error={form.errorOf('memo')} optional>
            {(field) => <Textarea {...field} {...form.register('memo')} rows={3} maxLength={500} />}
          </Field>
        </Stack>
        <OrderSum
          sum={sum}
          pickup={values.delivery.method === 'pickup'}
          asksMoney={values.payment !== 'deferred'}
          agreed={agreed}
          onAgree={setAgreed}
          failure={fileFailure ?? form.failure}
          busy={form.busy}
        />
      </Columns>
    </Form>
  )
}
