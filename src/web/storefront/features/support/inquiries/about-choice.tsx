import { useQuery } from '@tanstack/react-query'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import type { ContextRef } from '#/contract/support/inquiry.ts'
import { readContext } from '#/contract/support/inquiries.contract.ts'
import { call } from '#/web/api/call.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Button } from '#/web/ui/button.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Note } from '#/web/ui/note.tsx'
import styles from './contact.module.css'

const SHOWN = 4
const NOTHING = 'nothing'

interface AboutChoiceProps {
  readonly context: ContextRef | null
  readonly onChange: (context: ContextRef | null) => void
}

/** Which job the question is about: the one it was opened from, or one of the newest orders, or none. */
export function AboutChoice({ context, onChange }: AboutChoiceProps) {
  const orders = useQuery({
    queryKey: ['orders', 'newest'],
    queryFn: ({ signal }) => call(listOrders, { query: {}, signal, errors: 'throw' }),
  })
  const newest = orders.data?.orders.slice(0, SHOWN) ?? []
  const chosen = context?.kind === 'order' && newest.some((order) => order.orderNumber === context.id)
  if (context && !chosen) return <Attached context={context} onDrop={() => onChange(null)} />
  if (newest.length === 0) return null
  return (
    <RadioTiles
      legend="어느 작업인가요"
      aside="고르지 않아도 돼요"
      value={context?.id ?? NOTHING}
      columns={2}
      choices={[
        ...newest.map(({ orderNumber, title, firstSpec, picture, label }) => ({
          value: orderNumber,
          label: title,
          note: label.text,
          picture: <JobPicture line={{ spec: firstSpec, picture }} size={44} />,
        })),
        { value: NOTHING, label: '작업과 상관없어요' },
      ]}
      onChange={(id) => onChange(id === NOTHING ? null : { kind: 'order', id })}
    />
  )
}

function Attached({ context, onDrop }: { readonly context: ContextRef; readonly onDrop: () => void }) {
  const about = useQuery({
    queryKey: ['inquiry-context', context],
    queryFn: ({ signal }) => call(readContext, { query: context, signal, errors: 'throw' }),
  })
  if (about.isError) return <Note role="alert">{about.error.message}</Note>
  return (
    <section className={styles.about} aria-label="이 문의에 붙는 작업" aria-busy={about.isPending}>
      {about.data?.spec && <JobPicture line={{ spec: about.data.spec, picture: about.data.picture }} size={44} />}
      <p>
        <b>{about.data?.title ?? '불러오는 중'}</b>
        <span>{about.data?.detail}</span>
      </p>
      <Button size="sm" variant="quiet" onClick={onDrop}>
        삭제
      </Button>
    </section>
  )
}
