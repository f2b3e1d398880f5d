import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { takeManualOrder } from '#/contract/production/manual-orders.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { storePdf } from '#/web/blocks/staff-order/store-pdf.ts'
import { toast } from '#/web/ui/toasts.ts'
import { NewOrder, type NewOrderValues } from './new-order-values.ts'

export type Picked = Partial<Record<FilePurpose, File>>

const NOBODY = { kind: 'guest', name: '', phone: '' } as const
const NOWHERE = { name: '', phone: '', zipcode: null, address: '', addressEtc: '', request: '' }

/** What the form begins with: a usual job, or the jobs and the customer of an order or an estimate. */
export type StartOfOrder = Pick<NewOrderValues, 'lines' | 'copiedFrom' | 'estimate'> &
  Partial<Pick<NewOrderValues, 'customer'>>

/** The form, the files chosen for its lines, and the one order that it makes however often it is pressed. */
export function useNewOrder(start: StartOfOrder) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const { store, failure: fileFailure } = useStored()
  const totalRef = useRef<number | null>(null)
  const [picked, setPicked] = useState<readonly Picked[]>(start.lines.map(() => ({})))
  const values: NewOrderValues = {
    customer: NOBODY,
    ...start,
    delivery: { method: 'courier', recipient: NOWHERE },
    memo: '',
    payment: 'link',
    depositor: '',
  }
  const form = useApiForm({
    schema: NewOrder,
    values,
    submit: async (typed) => {
      if (totalRef.current === null) return
      const files = await store(typed.lines.map(({ spec }, at) => ({ spec, picked: picked[at] ?? {} })))
      if (!files) return
      const lines = typed.lines.map((line, at) => ({ ...line, files: files[at] ?? [] }))
      const body = { ...typed, lines, agreed: true as const, shownTotal: totalRef.current }
      const { orderNumber } = await once(body, (idempotencyKey) =>
        call(takeManualOrder, { body, idempotencyKey, errors: 'throw' }),
      )
      toast(
        typed.payment === 'deferred'
          ? '후불로 주문을 접수했습니다.'
          : '주문을 접수하고 고객에게 결제 안내를 보냈습니다.',
      )
      refreshAdmin(client)
      void navigate(`/admin/orders/${orderNumber}`)
    },
  })
  return { form, picked, setPicked, totalRef, fileFailure }
}

interface FilesOfLine {
  readonly spec: JobSpec
  readonly picked: Picked
}
type Choices = { fileId: string; part: string }[]

/** A file that was stored is not sent again when the form is refused. Null when one could not be stored; `failure` says why. */
function useStored() {
  const stored = useRef(new WeakMap<File, string>())
  const [failure, setFailure] = useState<string | null>(null)
  const storeLine = async ({ spec, picked }: FilesOfLine) => {
    const files: Choices = []
    for (const { part } of geometryOf(spec).files) {
      const file = picked[part]
      if (!file) continue
      const fileId = stored.current.get(file) ?? (await storePdf(file, part))
      stored.current.set(file, fileId)
      files.push({ fileId, part })
    }
    return files
  }
  const store = async (lines: readonly FilesOfLine[]): Promise<readonly Choices[] | null> => {
    setFailure(null)
    try {
      const all: Choices[] = []
      for (const line of lines) all.push(await storeLine(line))
      return all
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '파일을 올리지 못했습니다.')
      return null
    }
  }
  return { store, failure }
}
