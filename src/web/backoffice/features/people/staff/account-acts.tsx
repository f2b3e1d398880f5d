import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type PartnerAccount,
  resetPartnerPassword,
  setPartnerState,
} from '#/contract/people/partner-accounts.contract.ts'
import { resetStaffPassword, setStaffState, type StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import { password } from '#/contract/rules/member-fields.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Form } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { OwnPassword } from '#/web/blocks/desk-account/own-password.tsx'
import styles from './staff.module.css'
import { usePeopleChanged } from './use-people.ts'

interface AccountActsProps {
  readonly account: StaffAccount | PartnerAccount
  readonly audience: 'staff' | 'partner'
  readonly onDone: () => void
}

const Act = z.object({
  act: z.enum(['reset', 'reset-all', 'close', 'open']),
  ownPassword: password('내 비밀번호'),
})
type Act = z.output<typeof Act>

/** A lost password or second factor, and the end of an account: each with the own password, each at once. */
export function AccountActs({ account, audience, onDone }: AccountActsProps) {
  const changed = usePeopleChanged()
  const [temporary, setTemporary] = useState<string | null>(null)
  const [sure, setSure] = useState(false)
  const form = useApiForm<z.input<typeof Act>, Act>({
    schema: Act,
    values: { act: 'reset', ownPassword: '' },
    submit: async (body) => {
      const given = await carryOut(account.id, audience, body)
      await changed()
      if (given !== null) return setTemporary(given)
      toast(body.act === 'open' ? '다시 열었습니다.' : '닫았습니다. 모든 곳에서 로그아웃되었습니다.')
      onDone()
    },
  })
  const press = (act: Act['act']) => () => {
    form.setValue('act', act)
    void form.send()
  }
  if (temporary !== null) return <Temporary name={account.name} password={temporary} />
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <h3>비밀번호와 계정</h3>
      <OwnPassword input={form.register('ownPassword')} error={form.errorOf('ownPassword')} />
      <FormFailure message={form.failure} />
      {account.disabledAt ? (
        <Button busy={form.busy} onClick={press('open')}>
          계정 다시 열기
        </Button>
      ) : (
        <>
          <Button busy={form.busy} onClick={press('reset')}>
            임시 비밀번호 주기
          </Button>
          {audience === 'staff' && (
            <Button busy={form.busy} onClick={press('reset-all')}>
              임시 비밀번호 주고 2단계 인증 끄기
            </Button>
          )}
          <Checkbox
            checked={sure}
            onChange={(event) => setSure(event.target.checked)}
            label="계정을 닫겠습니다"
            note="바로 모든 곳에서 로그아웃됩니다. 한 일의 기록은 남고, 다시 열 수 있습니다."
          />
          <Button variant="danger" disabled={!sure} busy={form.busy} onClick={press('close')}>
            계정 닫기
          </Button>
        </>
      )}
    </Form>
  )
}

/** The password that was made, or null for what makes none. */
async function carryOut(id: string, audience: 'staff' | 'partner', { act, ownPassword }: Act): Promise<string | null> {
  if (act === 'close' || act === 'open') {
    const body = { active: act === 'open', ownPassword }
    if (audience === 'staff') await call(setStaffState, { params: { staffId: id }, body, errors: 'throw' })
    else await call(setPartnerState, { params: { partnerId: id }, body, errors: 'throw' })
    return null
  }
  const dropSecondFactor = act === 'reset-all'
  const made =
    audience === 'staff'
      ? await call(resetStaffPassword, {
          params: { staffId: id },
          body: { dropSecondFactor, ownPassword },
          errors: 'throw',
        })
      : await call(resetPartnerPassword, { params: { partnerId: id }, body: { ownPassword }, errors: 'throw' })
  return made.temporaryPassword
}

const Temporary = ({ name, password: made }: { readonly name: string; readonly password: string }) => (
  <section className={styles.part} aria-label="임시 비밀번호">
    <p>{name} 님의 임시 비밀번호입니다. 지금 한 번만 보여 드립니다. 처음 로그인할 때 새로 정하게 됩니다.</p>
    <code className={styles.secret}>{made}</code>
  </section>
)
