import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type DealShare, makeDealShare } from '#/contract/ordering/deal-shares.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { SHARE_DAYS } from '#/domain/documents/deal-share.ts'
import { call } from '#/web/api/call.ts'
import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { SHARES_KEY } from './shares-key.ts'
import styles from './deals.module.css'

const DAYS = [7, SHARE_DAYS, 30, 90] as const

/** Behind `#`, where no server, log or referrer sees it. */
const addressOf = (token: string) => `${location.origin}${to('/shared-deal')}#${token}`

/** Makes a link and shows it once: the shop keeps only what it needs to know it again. */
export function ShareForm({ what }: { readonly what: DealShare['what'] }) {
  const client = useQueryClient()
  const [made, setMade] = useState<{ readonly link: string; readonly of: string } | null>(null)
  const key = JSON.stringify(what)
  const make = useMutation({
    mutationFn: (typed: { label: string; days: number }) => call(makeDealShare, { body: { what, ...typed } }),
    onSuccess: ({ token }) => setMade({ link: addressOf(token), of: key }),
    onSettled: () => client.invalidateQueries({ queryKey: SHARES_KEY }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    make.mutate({ label: String(typed.get('label') ?? ''), days: Number(typed.get('days')) })
  }
  return (
    <>
      <form onSubmit={submit} className={styles.find}>
        <Field label="받는 분 (나만 보는 메모)">
          {(control) => <Input {...control} name="label" maxLength={40} />}
        </Field>
        <Field label="기한">
          {(control) => (
            <Select {...control} name="days" defaultValue={SHARE_DAYS}>
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {days}일
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" size="sm" variant="ink" busy={make.isPending}>
          링크 만들기
        </Button>
      </form>
      {made?.of === key && (
        <div className={styles.link} role="status">
          <Input readOnly value={made.link} aria-label="공유 링크" onFocus={(event) => event.target.select()} />
          <CopyButton text={made.link} what="공유 링크" />
          <Small>이 주소는 지금만 보입니다. 복사해서 메일이나 메신저로 보내 주세요.</Small>
        </div>
      )}
    </>
  )
}
