import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Radio, Choices } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Customer, CustomerPicker } from '#/web/blocks/customer-picker/customer-picker.tsx'
import styles from './new-order.module.css'
import type { OrderFormPart } from './order-form.ts'

interface CustomerPartProps extends OrderFormPart {
  /** Who ordered what this order begins with. */
  readonly known: Pick<Customer, 'memberId' | 'name' | 'company'> | null
}

/** Who orders: a member who is found, or somebody without an account by name and phone. */
export function CustomerPart({ form, known }: CustomerPartProps) {
  const { control, register, setValue, errorOf } = form
  const [member, setMember] = useState<Customer | null>(known && { ...known, email: null })
  const kind = useWatch({ control, name: 'customer.kind' })
  const choose = (chosen: Customer | null) => {
    setMember(chosen)
    setValue('customer', { kind: 'member', memberId: chosen?.memberId ?? '' })
  }
  return (
    <Section title="고객">
      <Stack>
        <Choices>
          <legend>누구의 주문입니까?</legend>
          <Radio label="회원" name="customer-kind" checked={kind === 'member'} onChange={() => choose(member)} />
          <Radio
            label="비회원"
            name="customer-kind"
            note="이름과 휴대전화로 받습니다."
            checked={kind === 'guest'}
            onChange={() => setValue('customer', { kind: 'guest', name: '', phone: '' })}
          />
        </Choices>
        {kind === 'member' ? (
          <CustomerPicker chosen={member} onChoose={choose} />
        ) : (
          <div className={styles.pair}>
            <Field label="고객 이름" error={errorOf('customer.name')} required>
              {(field) => <Input {...field} {...register('customer.name')} maxLength={40} />}
            </Field>
            <Field label="휴대전화" hint="결제 안내 문자를 보냅니다." error={errorOf('customer.phone')} required>
              {(field) => <Input {...field} {...register('customer.phone')} type="tel" placeholder="01012345678" />}
            </Field>
          </div>
        )}
      </Stack>
    </Section>
  )
}
