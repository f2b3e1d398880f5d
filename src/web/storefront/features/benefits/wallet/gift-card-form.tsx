import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { registerGiftCard } from '#/contract/benefits/wallet.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import styles from './wallet.module.css'

/** A card becomes e-money of whoever types its number first; after each the form begins anew. */
export function GiftCardForm() {
  const [registered, setRegistered] = useState(0)
  return <OneCard key={registered} onRegistered={() => setRegistered((times) => times + 1)} />
}

function OneCard({ onRegistered }: { readonly onRegistered: () => void }) {
  const client = useQueryClient()
  const form = useApiForm({
    schema: bodyOf(registerGiftCard),
    values: { code: '' },
    submit: async (body) => {
      const { amount } = await call(registerGiftCard, { body, errors: 'throw' })
      toast(`상품권 ${formatWon(amount)}을 e머니로 등록했습니다.`)
      await client.invalidateQueries({ queryKey: WALLET_KEY })
      onRegistered()
    },
  })
  return (
    <form className={styles.gift} onSubmit={form.send} noValidate>
      <Field label="상품권 번호" hint="카드에 적힌 16자리입니다." error={form.errorOf('code')}>
        {(field) => (
          <Input {...field} {...form.register('code')} autoComplete="off" autoCapitalize="characters" maxLength={40} />
        )}
      </Field>
      <Button type="submit" busy={form.busy}>
        등록
      </Button>
      <FormFailure message={form.failure} />
    </form>
  )
}
