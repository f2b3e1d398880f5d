import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BankFile, importBankFile, readBankFile } from '#/contract/money/bank-deposits.contract.ts'
import { BANK_GROUPS } from '#/domain/money/banks.data.ts'
import type { BankField } from '#/domain/money/bank-sheet.data.ts'
import { formatCount } from '#/lib/format-count.ts'
import { sendForm } from '#/web/api/upload.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { BankColumnsTable } from './bank-columns-table.tsx'
import styles from './deposits.module.css'
import { sayImported } from './use-deposits.ts'

/** Securities firms send no lists to shops. */
const BANKS = BANK_GROUPS.filter(({ name }) => name !== '증권').flatMap(({ banks }) => banks.map(([, name]) => name))

const formOf = (file: File): FormData => {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** What a list of the bank says, before anything of it is kept. */
export function BankFilePanel({ file, onClose }: { readonly file: File; readonly onClose: () => void }) {
  const own = useShop().bank.bank ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const [use, setUse] = useState<readonly (BankField | null)[] | null>(null)
  const bank = chosen ?? BANKS.find((name) => name === own) ?? BANKS[0] ?? ''
  const client = useQueryClient()
  const query = { bank, ...(use ? { use: use.map((field) => field ?? '').join(',') } : {}) }
  const read = useQuery({
    queryKey: ['bank-file', file.name, file.lastModified, query],
    queryFn: () => sendForm(readBankFile, { query, body: formOf(file), errors: 'throw' }),
    retry: false,
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const take = useMutation({
    mutationFn: () =>
      sendForm(importBankFile, { query: { ...query, fileName: file.name }, body: formOf(file), errors: 'throw' }),
    onSuccess: async (imported) => {
      toast(sayImported(imported))
      onClose()
      await client.invalidateQueries({ queryKey: ['bank-rows'] })
    },
  })
  const failed = take.error ?? read.error
  return (
    <Section title="은행 파일" aside={<Small as="span">{file.name}</Small>}>
      <div className={styles.file}>
        <Field label="은행" hint="열 맞춤을 은행마다 기억합니다.">
          {(control) => (
            <Select
              {...control}
              value={bank}
              onChange={(event) => {
                setUse(null)
                setChosen(event.target.value)
              }}
            >
              {BANKS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        {read.data && !read.error && <Summary file={read.data} />}
      </div>
      {read.isPending && <LoadingState label="파일을 읽고 있습니다" />}
      {failed && (
        <Note role="alert" tone="bad">
          {failed.message}
        </Note>
      )}
      {read.data && !read.error && <BankColumnsTable file={read.data} onChange={setUse} />}
      <Toolbar align="end">
        <Button variant="quiet" onClick={onClose}>
          넣지 않기
        </Button>
        {read.data && !read.error && (
          <Button
            variant="primary"
            busy={take.isPending || read.isPlaceholderData}
            disabled={read.data.problem !== null || read.data.lines === read.data.known}
            onClick={() => take.mutate()}
          >
            새 줄 {formatCount(read.data.lines - read.data.known)}개 넣기
          </Button>
        )}
      </Toolbar>
    </Section>
  )
}

function Summary({ file }: { readonly file: BankFile }) {
  const { lines, known, deposits, withdrawals, from, until, unread, unreadCount, problem } = file
  if (problem)
    return (
      <Note role="status" tone="warn">
        {problem}
      </Note>
    )
  return (
    <div>
      <FactList
        facts={[
          ['거래', `${formatCount(lines)}줄${known > 0 ? `, 이미 있는 줄 ${formatCount(known)}` : ''}`],
          ['입금', `${formatCount(deposits.count)}건 ${formatWon(deposits.sum)}`],
          ['출금', `${formatCount(withdrawals.count)}건 ${formatWon(withdrawals.sum)}`],
          from !== null && until !== null && ['기간', `${dayOf(from)}부터 ${dayOf(until)}까지`],
        ]}
      />
      {lines > 0 && lines === known && (
        <Note role="status" tone="info">
          모두 이미 있는 줄입니다. 같은 파일을 다시 넣어도 늘지 않습니다.
        </Note>
      )}
      {unreadCount > 0 && (
        <Note role="status" tone="warn">
          {formatCount(unreadCount)}줄은 읽지 못해 넣지 않습니다.{' '}
          {unread
            .slice(0, 3)
            .map(({ line, why }) => `${line}줄: ${why}`)
            .join(' ')}
        </Note>
      )}
    </div>
  )
}

const dayOf = (at: string): string => at.slice(0, 10).replaceAll('-', '.')
