import { useMutation, useQueryClient } from '@tanstack/react-query'
import { packKit } from '#/contract/ordering/kits.contract.ts'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'

/** The papers of a kit to be taken from the shelf, and saying that they are in it; from then on it waits to be sent. */
export function KitToPack({ line }: { readonly line: StaffLine }) {
  const client = useQueryClient()
  const pack = useMutation({
    mutationFn: () =>
      call(packKit, { params: { lineId: line.lineId }, idempotencyKey: newIdempotencyKey(), errors: 'throw' }),
    onSuccess: () => toast('담았습니다. 「오늘 나갈 것」에서 보내 주세요.'),
    onSettled: () => refreshAdmin(client),
  })
  const open = line.production === 'waiting' || line.production === 'remake'
  return (
    <section aria-label="담을 종이">
      <ol>
        {(line.spec.samples ?? []).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      {open && (
        <Button variant="primary" busy={pack.isPending} onClick={() => pack.mutate()}>
          모두 담았습니다
        </Button>
      )}
      {!open && <Small>담은 샘플입니다.</Small>}
      {pack.error ? <p role="alert">{pack.error.message}</p> : null}
    </section>
  )
}
