import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DELIVERY_METHOD_NAMES, DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { AddressSearch } from '#/web/blocks/address-form/address-search.tsx'
import type { FoundAddress } from '#/web/blocks/address-form/postcode.ts'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './new-order.module.css'
import type { OrderFormPart } from './order-form.ts'

/** How all of it goes out, and to whom: the customer unless somebody else is named. */
export function DeliveryPart({ form }: OrderFormPart) {
  const { control, register, errorOf } = form
  const fetched = useWatch({ control, name: 'delivery.method' }) === 'pickup'
  return (
    <Section title="배송">
      <Stack>
        <div className={styles.pair}>
          <Field label="배송 방법" error={errorOf('delivery.method')}>
            {(field) => (
              <Select {...field} {...register('delivery.method')}>
                {DELIVERY_METHODS.map((method) => (
                  <option key={method} value={method}>
                    {DELIVERY_METHOD_NAMES[method]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <span />
          <Field label="받는 분" hint="비우면 고객 본인입니다." error={errorOf('delivery.recipient.name')} optional>
            {(field) => <Input {...field} {...register('delivery.recipient.name')} maxLength={40} />}
          </Field>
          <Field label="받는 분 연락처" error={errorOf('delivery.recipient.phone')} optional>
            {(field) => <Input {...field} {...register('delivery.recipient.phone')} type="tel" />}
          </Field>
        </div>
        {!fetched && <AddressPart form={form} />}
      </Stack>
    </Section>
  )
}

function AddressPart({ form }: OrderFormPart) {
  const { register, setValue, setFocus, errorOf } = form
  const [byHand, setByHand] = useState(false)
  const found = useCallback(
    ({ zipcode, address }: FoundAddress) => {
      setValue('delivery.recipient.zipcode', zipcode)
      setValue('delivery.recipient.address', address)
      setFocus('delivery.recipient.addressEtc')
    },
    [setValue, setFocus],
  )
  return (
    <div className={styles.pair}>
      <Field
        label="우편번호"
        hint={byHand ? '지금은 찾을 수 없습니다. 다섯 자리를 직접 입력해 주세요.' : undefined}
        error={errorOf('delivery.recipient.zipcode')}
        required
      >
        {(field) => (
          <Toolbar>
            <Input
              {...field}
              {...register('delivery.recipient.zipcode', { setValueAs: (typed: string | null) => typed || null })}
              inputMode="numeric"
              maxLength={5}
            />
            <AddressSearch onFound={found} onUnreachable={() => setByHand(true)} />
          </Toolbar>
        )}
      </Field>
      <Field label="주소" error={errorOf('delivery.recipient.address')} required>
        {(field) => <Input {...field} {...register('delivery.recipient.address')} maxLength={200} />}
      </Field>
      <Field label="상세 주소" error={errorOf('delivery.recipient.addressEtc')} optional>
        {(field) => <Input {...field} {...register('delivery.recipient.addressEtc')} maxLength={100} />}
      </Field>
      <Field label="배송 요청사항" error={errorOf('delivery.recipient.request')} optional>
        {(field) => <Input {...field} {...register('delivery.recipient.request')} maxLength={100} />}
      </Field>
    </div>
  )
}
