import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { replaceFiles } from '#/contract/production/order-desk.contract.ts'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { storePdf } from '#/web/blocks/staff-order/store-pdf.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './replace-file.module.css'

type Picked = Partial<Record<FilePurpose, File>>

/** A corrected PDF in the customer's place: with a reason, told to the customer, and what was approved is withdrawn. */
export function ReplaceFile({ line }: { readonly line: StaffLine }) {
  const [picked, setPicked] = useState<Picked>({})
  const [reason, setReason] = useState('')
  const replace = useReplace(line, () => {
    setPicked({})
    setReason('')
  })
  const parts = geometryOf(line.spec).files
  const chosen = parts.flatMap(({ part }) => (picked[part] ? [{ part, file: picked[part] }] : []))
  return (
    <form
      className={styles.replace}
      onSubmit={(event) => {
        event.preventDefault()
        replace.mutate({ chosen, reason })
      }}
    >
      <h3>고객 대신 파일 바꾸기</h3>
      <Small>
        까닭과 함께 고객에게 알립니다.{line.file === 'approved' && ' 받은 승인은 거두고 시안을 다시 보냅니다.'}
      </Small>
      <Toolbar apart>
        {parts.map(({ part, label }) => (
          <FilePick
            key={part}
            accept=".pdf,application/pdf"
            disabled={replace.isPending}
            label={`${label} PDF 고르기`}
            onFiles={([file]) => file && setPicked({ ...picked, [part]: file })}
          >
            {picked[part]?.name ?? `${label} PDF 고르기`}
          </FilePick>
        ))}
      </Toolbar>
      {chosen.length > 0 && (
        <>
          <Field label="바꾸는 까닭" hint="고객이 읽습니다." required>
            {(control) => (
              <Textarea
                {...control}
                value={reason}
                maxLength={500}
                rows={2}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          {replace.error && (
            <Note tone="bad" role="alert">
              {replace.error.message}
            </Note>
          )}
          <Toolbar align="end">
            <Button size="sm" disabled={replace.isPending} onClick={() => setPicked({})}>
              그만두기
            </Button>
            <Button type="submit" size="sm" variant="ink" busy={replace.isPending}>
              바꾸고 고객에게 알리기
            </Button>
          </Toolbar>
        </>
      )}
    </form>
  )
}

interface Replacing {
  readonly chosen: readonly { readonly part: FilePurpose; readonly file: File }[]
  readonly reason: string
}

function useReplace({ lineId }: StaffLine, onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: async ({ chosen, reason }: Replacing) => {
      const files: { fileId: string; part: FilePurpose }[] = []
      for (const { part, file } of chosen) files.push({ fileId: await storePdf(file, part), part })
      const body = { files, reason }
      return once(body, (idempotencyKey) =>
        call(replaceFiles, { params: { lineId }, body, idempotencyKey, errors: 'throw' }),
      )
    },
    onSuccess: () => {
      toast('파일을 바꾸고 고객에게 알렸습니다. 검사가 끝나면 시안을 만듭니다.')
      onDone()
    },
    onSettled: () => refreshAdmin(client),
  })
}
