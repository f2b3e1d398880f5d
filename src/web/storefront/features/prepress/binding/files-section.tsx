import { type PointerEvent, useRef, useState } from 'react'
import { BINDING_LIMITS } from '#/domain/bindings/binding-set.ts'
import { type BindingPlan, planBinding } from '#/domain/bindings/plan-binding.ts'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './binding.module.css'
import { isBound } from './binding-rows.ts'
import { BlockFigure } from './block-figure.tsx'
import { FileRowView } from './file-row.tsx'
import type { Request } from './use-request.ts'

const MB = 1024 ** 2

/** The files in their order, with the block that they make beside them. */
export function FilesSection({ request }: { readonly request: Request }) {
  const { files, set, priced } = request
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const plan = planBinding(set)
  const bound = files.rows.filter(isBound)
  const move = (key: string, to: number) => {
    const place = Math.max(0, Math.min(files.rows.length - 1, to))
    files.move(key, place)
    setSaid(`${files.rows.find((row) => row.key === key)?.name ?? ''}, ${place + 1}번째로 옮겼어요.`)
    // A row that is put elsewhere loses the focus in some browsers.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLButtonElement>(`[data-row="${key}"] > button`)?.focus({ preventScroll: true }),
    )
  }
  const grab = useDrag(list, (key, to) => files.move(key, to))
  return (
    <Section
      className={styles.first}
      title="묶을 순서"
      aside={<Small as="span">끌어 옮기거나 화살표로 바꿔요. 왼쪽 그림은 책배에서 본 실제 비율이에요.</Small>}
    >
      <div className={styles.order}>
        {bound.length > 0 && (
          <BlockFigure rows={bound} plan={plan} spec={priced?.ok ? priced.value.spec : null} list={list} />
        )}
        <div className={styles.side}>
          <ol ref={list} className={styles.rows}>
            {files.rows.map((row, at) => {
              const tab = bound.indexOf(row)
              return (
                <FileRowView
                  key={row.key}
                  row={row}
                  at={at}
                  count={files.rows.length}
                  place={tab === -1 ? null : (plan.places[tab] ?? null)}
                  tab={tab}
                  set={set}
                  onMove={(to) => move(row.key, to)}
                  onRemove={() => files.remove(row.key)}
                  onChange={(change) => files.change(row.key, change)}
                  onRetry={() => files.retry(row.key)}
                  onGrab={(event) => grab(event, row.key)}
                />
              )
            })}
          </ol>
          <div role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </div>
          {files.refused.length > 0 && (
            <Note tone="warn" role="alert">
              {files.refused.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </Note>
          )}
          <FileDrop
            title={files.rows.length === 0 ? 'PDF를 순서대로 올려 주세요' : 'PDF 더 올리기'}
            hint={`여기에 놓거나 골라 주세요. ${BINDING_LIMITS.files}개, 합쳐서 ${BINDING_LIMITS.bytes / MB} MB까지.`}
            accept=".pdf,application/pdf"
            multiple
            onFiles={files.add}
          />
          {bound.length > 0 && <BookSums files={bound.length} plan={plan} />}
        </div>
      </div>
    </Section>
  )
}

function BookSums({ files, plan }: { readonly files: number; readonly plan: BindingPlan }) {
  const facts = [
    ['파일', `${files}개`],
    ['모두', `${plan.pages}쪽`],
    ['흑백', `${plan.pages - plan.colourPages}쪽`],
    ['컬러', `${plan.colourPages}쪽`],
  ] as const
  return (
    <dl className={styles.sums}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Dragging by the handle: the row goes where the pointer is, and the others make room while it is held. */
function useDrag(list: { readonly current: HTMLOListElement | null }, move: (key: string, to: number) => void) {
  return (event: PointerEvent<HTMLButtonElement>, key: string) => {
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])]
      const from = rows.findIndex((row) => row.getAttribute('data-row') === key)
      const to = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return clientY >= top && clientY <= bottom
      })
      if (to !== -1 && to !== from) move(key, to)
    }
    const end = () => {
      handle.removeEventListener('pointermove', follow)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
}
