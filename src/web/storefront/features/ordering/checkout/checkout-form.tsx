import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { JobName } from '#/web/blocks/job-title/job-name.tsx'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { AmountBox } from './amount-box.tsx'
import styles from './checkout.module.css'
import { ConsentSection } from './consent-section.tsx'
import { DestinationsSection } from './destinations-section.tsx'
import { OrdererSection } from './orderer-section.tsx'
import { checkoutErrors } from './checkout-errors.ts'
import { allPickup } from './checkout-values.ts'
import { splitMessages } from './split-messages.ts'
import { useKeptCheckout } from './use-kept-checkout.ts'
import { useAmounts, usePlaceOrder } from './use-checkout-form.ts'
import { Note } from '#/web/ui/note.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Small } from '#/web/ui/note.tsx'

export function CheckoutForm({ items }: { readonly items: readonly CartItem[] }) {
  const { form, restored, startAnew, finish } = useKeptCheckout(items)
  const { register, handleSubmit, control } = form
  const [destinations, consents] = useWatch({ control, name: ['destinations', 'consents'] })
  const problem = splitMessages(items, destinations)
  const amounts = useAmounts(items, destinations)
  const order = usePlaceOrder(items, { onOrdered: finish, onPriceChanged: () => void amounts.refetch() })
  const [asked, setAsked] = useState(false)
  const missing = neededConsents(allPickup(destinations)).find(({ kind }) => !consents[kind])
  const total = amounts.data?.amounts.total
  const submit = handleSubmit((values) => {
    setAsked(true)
    const gaps = checkoutErrors(values)
    for (const { path, message } of gaps) form.setError(path, { message })
    if (gaps[0]) return form.setFocus(gaps[0].path)
    if (missing) return form.setFocus(`consents.${missing.kind}`)
    if (!problem && total !== undefined && !order.isPending && !amounts.isPlaceholderData)
      order.mutate({ values, shownTotal: total })
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Columns side={340}>
        <div>
          {restored && (
            <Note tone="orange" role="status">
              쓰다 두신 주문서를 이어서 씁니다.{' '}
              <Button size="sm" variant="quiet" onClick={startAnew}>
                새로 쓰기
              </Button>
            </Note>
          )}
          <section className={styles.section}>
            <h2>주문 품목</h2>
            <RowList dense>
              {items.map((item) => (
                <Row
                  key={item.id}
                  picture={<JobPicture line={item} size={48} />}
                  end={<b>{formatWon(item.price.state === 'priced' ? item.price.total : 0)}</b>}
                >
                  <JobName job={item} />
                  <Small>
                    {item.files.length > 0 ? `파일 ${item.files.length}개 첨부` : '파일은 주문 뒤에 올립니다'}
                  </Small>
                </Row>
              ))}
            </RowList>
          </section>
          <OrdererSection form={form} />
          <DestinationsSection
            form={form}
            items={items}
            fees={amounts.isPlaceholderData ? [] : (amounts.data?.deliveryFees ?? [])}
            problem={problem}
          />
          <section className={styles.section}>
            <h2>제작 요청사항</h2>
            <Field label="담당자에게 전할 말" hint="색, 접는 방향처럼 알아 두면 좋은 것을 적어 주세요." optional>
              {(field) => <Textarea {...field} {...register('memo')} rows={3} maxLength={500} />}
            </Field>
          </section>
          <ConsentSection
            control={control}
            pickup={allPickup(destinations)}
            problem={asked && missing ? '필수 동의를 모두 확인해 주세요.' : null}
          />
        </div>
        <Card as="aside" sticky aria-label="결제 금액">
          {problem && !amounts.data ? (
            <p>보낼 수량을 다 나누면 금액이 나옵니다.</p>
          ) : (
            <AmountBox amounts={amounts.data?.amounts} destinations={destinations} />
          )}
          {amounts.isError && (
            <Note tone="bad" role="alert">
              {amounts.error.message}
            </Note>
          )}
          {order.isError && <Note role="alert">{order.error.message}</Note>}
          <Button
            type="submit"
            variant="primary"
            block
            busy={order.isPending || order.isSuccess}
            disabled={total === undefined || problem !== null}
          >
            {orderWords(total, problem)}
          </Button>
          <Small>시안을 승인하기 전에는 무료로 취소할 수 있습니다.</Small>
        </Card>
      </Columns>
    </form>
  )
}

function orderWords(total: number | undefined, problem: string | null): string {
  if (total !== undefined) return `${formatWon(total)} 주문하고 결제하기`
  return problem ? '주문하고 결제하기' : '금액을 계산하고 있습니다'
}
