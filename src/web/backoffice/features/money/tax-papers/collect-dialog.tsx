import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { useCollect } from './use-tax-papers.ts'

interface CollectDialogProps {
  readonly month: string
  readonly onClose: () => void
}

/** Issues what firms gather of a month; without it the night after the month does. */
export function CollectDialog({ month, onClose }: CollectDialogProps) {
  const [wanted, setWanted] = useState(month)
  const collect = useCollect(onClose)
  return (
    <Dialog open onClose={onClose} title="한 달 모아 발행">
      <p>모아 받기로 한 곳마다 그 달의 주문을 한 장으로 발행합니다. 달이 끝나면 다음 날 새벽에 저절로 발행합니다.</p>
      <Field label="달">
        {(control) => (
          <Input {...control} type="month" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        )}
      </Field>
      {collect.isError && (
        <Small tone="bad" role="alert">
          {collect.error.message}
        </Small>
      )}
      <Button variant="primary" block busy={collect.isPending} onClick={() => collect.mutate(wanted)}>
        발행하기
      </Button>
    </Dialog>
  )
}
